// Asks for a plan and combines the stream that this window receives with what the run's document says. A window that
// loses its stream, comes later or waits longer than a call may last still sees the plan being written.
import { useCallback, useEffect, useRef, useState } from "react";
import type { FailureDetails } from "../../../domain/callables";
import type { PlanRunDocument } from "../../../domain/assessment/plan/plan-run";
import { assessmentMessages } from "../../../domain/assessment/words";
import { errorCode } from "../../../firebase/sdk/failure-kind";
import { TextStream } from "../../../browser/text-stream";
import { usePlanRun, type FollowedRun } from "../results-data/use-plan-run";

type PlanRequest =
  | { status: "idle" }
  | { status: "asking"; text: string }
  /** `sentence` says more than that it failed, where there is more to say. */
  | { status: "failed"; sentence: string | undefined };

export interface PlanWriting extends FollowedRun {
  isWriting: boolean;
  /** The text so far, while it is written. */
  text: string;
  failure: { sentence: string | undefined } | undefined;
  /** The prompt that the server used, where it is not the one on the screen. */
  usedPrompt: string | undefined;
  write: (goOn: boolean) => Promise<void>;
}

interface PlanWritingOptions {
  invitationId: string;
  prompt: string | undefined;
  saveAll: () => Promise<boolean>;
}

export function usePlanWriting({ invitationId, prompt, saveAll }: PlanWritingOptions): PlanWriting {
  const [request, setRequest] = useState<PlanRequest>({ status: "idle" });
  const [usedPrompt, setUsedPrompt] = useState<string>();
  const latest = useRef<PlanRunDocument>(undefined);
  const lastRequest = useRef<{ after: string | undefined; controller: AbortController }>(undefined);
  const onRun = useCallback((run: PlanRunDocument | undefined) => {
    latest.current = run;
    // Another window writes it now, so the failure of this window's own request no longer matters.
    if (run?.status === "running") setRequest((now) => (now.status === "failed" ? { status: "idle" } : now));
  }, []);
  const { run, isStale } = usePlanRun(invitationId, onRun);

  // A function that was killed may leave its caller waiting; the silent run shows sooner that no writer is left.
  const silent = isStale ? run?.runId : undefined;
  useEffect(() => {
    if (silent !== undefined && silent !== lastRequest.current?.after) lastRequest.current?.controller.abort();
  }, [silent]);

  async function write(goOn: boolean): Promise<void> {
    if (prompt === undefined) return;
    setRequest({ status: "asking", text: "" });
    setUsedPrompt(undefined);
    const textStream = new TextStream(({ text }) => setRequest({ status: "asking", text }));
    const abortController = new AbortController();
    lastRequest.current = { after: latest.current?.runId, controller: abortController };
    try {
      if (!(await saveAll())) throw new AnswersUnsaved();
      const { stream } = await import("../../../firebase/sdk/calls/call");
      const answer = await stream(
        "generateTrainingPlan",
        { prompt, invitationId, generationId: crypto.randomUUID(), ...(goOn && { goOn }) },
        { signal: abortController.signal, onChunk: (chunk) => textStream.append(chunk) },
      );
      setUsedPrompt(answer.prompt);
      setRequest({ status: "idle" });
    } catch (error) {
      const isWrittenElsewhere = latest.current?.status === "running" || errorCode(error) === "already-exists";
      setRequest(isWrittenElsewhere ? { status: "idle" } : { status: "failed", sentence: planFailureSentence(error) });
    } finally {
      textStream.close();
    }
  }

  const isRunning = run?.status === "running" && !isStale;
  const runText = isRunning ? run.text : "";
  return {
    run,
    isStale: isStale && request.status !== "asking",
    isWriting: request.status === "asking" || isRunning,
    text: request.status === "asking" && request.text !== "" ? request.text : runText,
    failure: request.status === "failed" && !isRunning ? { sentence: request.sentence } : undefined,
    usedPrompt,
    write,
  };
}

class AnswersUnsaved extends Error {}

function planFailureSentence(error: unknown): string | undefined {
  if (error instanceof AnswersUnsaved) return assessmentMessages.planUnsaved;
  return (error as { details?: Partial<FailureDetails> }).details?.sentence;
}
