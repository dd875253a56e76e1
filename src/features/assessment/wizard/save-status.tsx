import { VisuallyHidden } from "@mantine/core";
import { assessmentMessages } from "../../../domain/assessment/words";
import type { KeptAnswers } from "../answers/answers-autosave";
import classes from "./wizard.module.css";

interface SaveStatusProps {
  kept: KeptAnswers;
  /** Somebody pressed Save and wants to hear what came of it. */
  asked: boolean;
}

/** What became of the answers. Who listens hears of trouble, and of success when they asked; not of every letter's save. */
export function SaveStatus({ kept, asked }: SaveStatusProps) {
  const sentence = sentences[kept.save](kept);
  const isTrouble = kept.save === "refused" || kept.save === "misfit";
  const isWorthHearing = kept.save === "offline" || (asked && kept.save === "saved");
  return (
    <>
      <p className={classes.status} data-save={kept.save} role={isTrouble ? "alert" : undefined}>
        {sentence}
      </p>
      <VisuallyHidden role="status">{isWorthHearing && sentence}</VisuallyHidden>
    </>
  );
}

const sentences: Record<KeptAnswers["save"], (kept: KeptAnswers) => string> = {
  saved: () => assessmentMessages.answersSaved,
  saving: () => assessmentMessages.answersSaving,
  offline: () => assessmentMessages.answersOffline,
  refused: () => assessmentMessages.answersRefused,
  misfit: ({ problem = "" }) => assessmentMessages.answersMisfit(problem),
};
