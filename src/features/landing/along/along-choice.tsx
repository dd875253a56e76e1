import { useEffect, useId, useRef, useState } from "react";
import { alongTick } from "../../../browser/along-ticks";
import type { StoredValue } from "../../../browser/stored-value";
import { attachmentTo } from "../../../domain/assessment/needs-check/attachment";
import { attachmentWords } from "../../../domain/assessment/needs-check/attachment-words";
import { needsCheckWords } from "../../../domain/assessment/needs-check/words";
import classes from "./along-choice.module.css";
import { whatIsHere } from "./what-is-here";

/**
 * The choices to attach this browser's own results, one by one; after a tick they are shown word for word, and are
 * fields of the form.
 */
export function AlongChoice() {
  const [here] = useState(whatIsHere);
  const [hasRatings, setHasRatings] = useState(alongTick("ratings").read);
  const [hasCourse, setHasCourse] = useState(alongTick("course").read);
  const [typedLength, setTypedLength] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const form = place.current?.closest("form");
    const message = form?.elements.namedItem("message");
    if (!form || !(message instanceof HTMLTextAreaElement)) return;
    const measure = () => setTypedLength(message.value.trim().length);
    measure();
    form.addEventListener("input", measure);
    return () => form.removeEventListener("input", measure);
  }, []);

  if (!here.ratings && !here.course) return null;
  const ticked = {
    ratings: hasRatings ? here.ratings : undefined,
    course: hasCourse ? here.course : undefined,
  };
  const attachment = attachmentTo(typedLength, ticked);
  return (
    <div ref={place} className={classes.along}>
      {here.ratings && <Tick label={needsCheckWords.ratingsAlong} kept={alongTick("ratings")} onTick={setHasRatings} />}
      {here.course && (
        <Tick label={attachmentWords.courseAlong(here.course.topic)} kept={alongTick("course")} onTick={setHasCourse} />
      )}
      {ticked.ratings && <input type="hidden" name="ratings" value={JSON.stringify(ticked.ratings)} />}
      {(ticked.ratings ?? ticked.course) && (
        <>
          <p id={id}>{leadOf(attachment !== "", ticked.ratings !== undefined)}</p>
          {attachment !== "" && (
            <pre className={classes.text} role="region" aria-labelledby={id} tabIndex={0}>
              {attachment}
            </pre>
          )}
          <input type="hidden" name="along" value={attachment} />
        </>
      )}
    </div>
  );
}

interface TickProps {
  label: string;
  kept: StoredValue<boolean>;
  onTick: (isTicked: boolean) => void;
}

function Tick({ label, kept, onTick }: TickProps) {
  function tick(isTicked: boolean): void {
    kept.write(isTicked);
    onTick(isTicked);
  }

  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        defaultChecked={kept.read()}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

function leadOf(hasRoom: boolean, isRated: boolean): string {
  if (hasRoom) return isRated ? attachmentWords.ratingsLead : attachmentWords.alongLead;
  return isRated ? attachmentWords.ratingsOnly : attachmentWords.noRoom;
}
