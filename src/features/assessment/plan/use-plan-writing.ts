// Asks for a plan and brings together what this window hears itself with what the run's document says. A window that loses its
// stream, comes later or waits longer than a call may last sees the plan arrive all the same.
import { useCallback, useEffect, useRef, useState } from "react";
import type { FailureDetails } from "../../../domain/callables";
import type { PlanRunDocument } from "../../../domain/assessment/plan/plan-run";
import { assessmentMessages } from "../../../domain/assessment/words";
import { usePlanRun, type FollowedRun } from "./use-plan-run";

type Mine =
  | { is: "idle" }
  | { is: "asking"; text: string }
  /** `sentence` says more than that it failed, where there is more to say. */
  | { is: "failed"; sentence: string | undefined };

export interface PlanWriting extends FollowedRun {
  isWriting: boolean;
  /** What has arrived while it is written. */
  text: string;
  failure: { sentence: string | undefined } | undefined;
  /** The prompt that the server used, where it is not the one on the screen. */
  usedPrompt: string | undefined;
  write: (goOn: boolean) => Promise<void>;
}

interface Ask {
  invitationId: string;
  prompt: string | undefined;
  saveAll: () => Promise<boolean>;
}

export function usePlanWriting({ invitationId, prompt, saveAll }: Ask): PlanWriting {
  const [mine, setMine] = useState<Mine>({ is: "idle" });
  const [usedPrompt, setUsedPrompt] = useState<string>();
  const latest = useRef<PlanRunDocument>(undefined);
  const asked = useRef<{ after: string | undefined; leave: AbortController }>(undefined);
  const onRun = useCallback((run: PlanRunDocument | undefined) => {
    latest.current = run;
    // Somebody writes after all, or has done so: what this window could not bring about is no failure any more.
    if (run?.status === "running") setMine((now) => (now.is === "failed" ? { is: "idle" } : now));
  }, []);
  const { run, isStale } = usePlanRun(invitationId, onRun);

  // A function that was killed may leave its caller waiting; the run's own silence tells sooner that nobody writes any more.
  const silent = isStale ? run?.runId : undefined;
  useEffect(() => {
    if (silent !== undefined && silent !== asked.current?.after) asked.current?.leave.abort();
  }, [silent]);

  async function write(goOn: boolean): Promise<void> {
    if (prompt === undefined) return;
    setMine({ is: "asking", text: "" });
    setUsedPrompt(undefined);
    const arrival = new Arrival((text) => setMine({ is: "asking", text }));
    const leave = new AbortController();
    asked.current = { after: latest.current?.runId, leave };
    try {
      if (!(await saveAll())) throw new Unsaved();
      const { stream } = await import("../../../firebase/sdk/call");
      const answer = await stream(
        "generateTrainingPlan",
        { prompt, ...(goOn && { goOn }) },
        { signal: leave.signal, onChunk: (chunk) => arrival.take(chunk) },
      );
      setUsedPrompt(answer.prompt);
      setMine({ is: "idle" });
    } catch (error) {
      const isWrittenElsewhere = latest.current?.status === "running" || codeOf(error) === "already-exists";
      setMine(isWrittenElsewhere ? { is: "idle" } : { is: "failed", sentence: sentenceOf(error) });
    } finally {
      arrival.end();
    }
  }

  const isRunning = run?.status === "running" && !isStale;
  const arrived = isRunning ? run.text : "";
  return {
    run,
    isStale: isStale && mine.is !== "asking",
    isWriting: mine.is === "asking" || isRunning,
    text: mine.is === "asking" && mine.text !== "" ? mine.text : arrived,
    failure: mine.is === "failed" && !isRunning ? { sentence: mine.sentence } : undefined,
    usedPrompt,
    write,
  };
}

class Unsaved extends Error {}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Unsaved) return assessmentMessages.planUnsaved;
  return (error as { details?: Partial<FailureDetails> }).details?.sentence;
}

/** Collects the pieces and shows the whole of them at most once for each frame. */
class Arrival {
  #text = "";
  #frame: number | undefined;
  readonly #show: (text: string) => void;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  take({ text, restart }: { text: string; restart?: boolean | undefined }): void {
    this.#text = restart ? text : this.#text + text;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#show(this.#text);
    });
  }

  end(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }
}
