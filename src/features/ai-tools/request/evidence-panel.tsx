import { useId, useState } from "react";
import { tickedEvidence, withTicked } from "../../../domain/course/origin/course-origin";
import { evidenceWords } from "../../../domain/course/origin/words";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { EvidenceLine } from "./evidence-line";
import classes from "./evidence-panel.module.css";

/** What the plan and the business have said for this course: each can be struck out before a text is asked for. */
export function EvidencePanel() {
  const origin = useCourseDraft((state) => state.draft.origin);
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  if (origin === undefined || origin.evidence.length === 0) return null;
  const { evidence } = origin;
  return (
    <details className={classes.panel} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary id={id}>
        {evidenceWords.title}{" "}
        <span className={classes.count}>{evidenceWords.goesAlong(tickedEvidence(origin).length, evidence.length)}</span>
      </summary>
      <p>{evidenceWords.hint}</p>
      <ul aria-labelledby={id}>
        {evidence.map((each, nth) => (
          <EvidenceLine key={nth} evidence={each} onTick={(isTicked) => setTicked(nth, isTicked)} />
        ))}
      </ul>
    </details>
  );
}

function setTicked(nth: number, isTicked: boolean): void {
  changeDraft((draft) => (draft.origin ? { ...draft, origin: withTicked(draft.origin, nth, isTicked) } : draft));
}
