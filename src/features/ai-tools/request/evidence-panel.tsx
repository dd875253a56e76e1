import { useState } from "react";
import { Checkbox } from "@mantine/core";
import { tickedEvidence, withTicked, type Evidence } from "../../../domain/course/origin/course-origin";
import { evidenceKindNames, evidenceWords } from "../../../domain/course/origin/words";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./evidence-panel.module.css";

/** What the plan and the business have said for this course: each can be struck out before a text is asked for. */
export function EvidencePanel() {
  const origin = useCourseDraft((state) => state.draft.origin);
  // Only what is closed by hand stays closed: whoever comes from the plan sees what goes along.
  const [isOpen, setOpen] = useState(true);
  if (origin === undefined || origin.evidence.length === 0) return null;
  const { evidence } = origin;
  return (
    <details className={classes.panel} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        {evidenceWords.title}{" "}
        <span className={classes.count}>{evidenceWords.goesAlong(tickedEvidence(origin).length, evidence.length)}</span>
      </summary>
      <p>{evidenceWords.hint}</p>
      <ul>
        {evidence.map((each, nth) => (
          <li key={nth} data-struck={!each.ticked}>
            <Checkbox
              label={each.text}
              description={askedIn(each)}
              checked={each.ticked}
              onChange={({ currentTarget: { checked } }) => setTicked(nth, checked)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What sort of thing it is; of an answer, what was asked, and which team. */
function askedIn(each: Evidence): string {
  const kind = evidenceKindNames[each.kind];
  if (!("reference" in each)) return kind;
  return evidenceWords.asked(kind, each.question, each.team);
}

function setTicked(nth: number, checked: boolean): void {
  changeDraft((draft) => (draft.origin ? { ...draft, origin: withTicked(draft.origin, nth, checked) } : draft));
}
