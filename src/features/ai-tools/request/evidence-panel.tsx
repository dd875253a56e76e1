import { useId, useState } from "react";
import { tickedEvidence, withTicked, type Evidence } from "../../../domain/course/origin/course-origin";
import { evidenceWords, evidenceKindNames } from "../../../domain/course/origin/words";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./evidence-panel.module.css";

interface EvidenceLineProps {
  evidence: Evidence;
  onTick: (isTicked: boolean) => void;
}

/** Shows the words of the plan and the business for this course: each can be struck out before a text is asked for. */
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
        <span className={classes.count}>
          {evidenceWords.sentInWords(tickedEvidence(origin).length, evidence.length)}
        </span>
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

/** One line of evidence, below its kind; an answer has its question and its team. */
function EvidenceLine({ evidence, onTick }: EvidenceLineProps) {
  const id = useId();
  const isSaid = "reference" in evidence;
  const kind = evidenceKindNames[evidence.kind];
  return (
    <li>
      <span className={classes.about} id={id}>
        {isSaid ? evidenceWords.asked(kind, evidence.question, evidence.team) : kind}
      </span>
      <label className={classes.line}>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={evidence.ticked}
          onChange={({ currentTarget: { checked } }) => onTick(checked)}
        />
        <span className={classes.text}>{isSaid ? evidenceWords.quoted(evidence.text) : evidence.text}</span>
      </label>
    </li>
  );
}
