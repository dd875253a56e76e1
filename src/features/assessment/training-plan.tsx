import { useState } from "react";
import { messages } from "../../domain/messages";
import { BusyButton } from "../../ui/busy-button";
import { Markdown } from "../../ui/markdown";
import { Notice } from "../../ui/notice";
import classes from "./review.module.css";

interface TrainingPlanProps {
  prompt: string | undefined;
  /** The plan that was made before. */
  kept: string | undefined;
  /** Saves everything; false when the server does not have it yet. */
  saveAll: () => Promise<boolean>;
}

type Making = { is: "idle" } | { is: "running" | "done"; text: string } | { is: "failed" };

/** Asks for the plan and shows it while it is written; the plan is made from what is saved, so everything is saved first. */
export function TrainingPlan({ prompt, kept, saveAll }: TrainingPlanProps) {
  const [making, setMaking] = useState<Making>({ is: "idle" });
  const text = making.is === "running" || making.is === "done" ? making.text : (kept ?? "");

  async function generate() {
    if (prompt === undefined) return;
    let written = "";
    setMaking({ is: "running", text: written });
    try {
      if (!(await saveAll())) throw new Error("The answers have not reached the server.");
      const { stream } = await import("../../firebase/callables");
      const { trainingPlan } = await stream(
        "generateTrainingPlan",
        { prompt },
        {
          signal: new AbortController().signal,
          onChunk: ({ text: piece, restart }) => {
            written = restart ? piece : written + piece;
            setMaking({ is: "running", text: written });
          },
        },
      );
      setMaking({ is: "done", text: trainingPlan });
    } catch {
      setMaking({ is: "failed" });
    }
  }

  return (
    <div className={classes.plan}>
      {making.is === "failed" && <Notice kind="error">{messages.planFailed}</Notice>}
      <BusyButton
        color="blaze"
        busy={making.is === "running"}
        busyLabel="Generating..."
        onClick={() => void generate()}
      >
        Generate Training Plan
      </BusyButton>
      {text !== "" && (
        <section aria-labelledby="training-plan" aria-busy={making.is === "running"}>
          <h2 id="training-plan">Your Training Plan</h2>
          <Markdown under={2}>{text}</Markdown>
        </section>
      )}
    </div>
  );
}
