import { useId } from "react";
import type { Evidence } from "../../../domain/course/origin/course-origin";
import { evidenceKindNames, evidenceWords } from "../../../domain/course/origin/words";
import classes from "./evidence-panel.module.css";

interface EvidenceLineProps {
  evidence: Evidence;
  onTick: (isTicked: boolean) => void;
}

/** One thing that goes along, below what sort of thing it is; of an answer, what was asked, and which team. */
export function EvidenceLine({ evidence, onTick }: EvidenceLineProps) {
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
