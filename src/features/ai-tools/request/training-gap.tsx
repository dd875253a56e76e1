import { Button } from "@mantine/core";
import { courseWords } from "../../../domain/course/words";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./training-gap.module.css";

/** The training gap that the course is designed for, where a training plan asked for the course. */
export function TrainingGap() {
  const trainingGap = useCourseDraft((state) => state.draft.trainingGap);
  if (trainingGap === undefined) return null;
  return (
    <p className={classes.gap}>
      <span>{trainingGap}</span>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => changeDraft((draft) => ({ ...draft, trainingGap: undefined }))}
      >
        {courseWords.removeGap}
      </Button>
    </p>
  );
}
