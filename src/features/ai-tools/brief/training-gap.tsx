import { Button } from "@mantine/core";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./training-gap.module.css";

/** Which gap the course is designed for, where a training plan asked for it. */
export function Purpose() {
  const purpose = useCourseDraft((state) => state.draft.purpose);
  if (purpose === undefined) return null;
  return (
    <p className={classes.purpose}>
      <span>{purpose}</span>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => changeDraft((draft) => ({ ...draft, purpose: undefined }))}
      >
        Remove this link
      </Button>
    </p>
  );
}
