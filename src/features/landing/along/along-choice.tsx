import { useEffect, useId, useRef, useState } from "react";
import { attachmentTo } from "../../../domain/assessment/needs-check/attachment";
import { attachmentWords } from "../../../domain/assessment/needs-check/attachment-words";
import classes from "./along-choice.module.css";
import { whatIsHere } from "./what-is-here";

/**
 * The choice to attach this browser's own results; after a tick they are shown word for word, and are a field of the
 * form.
 */
export function AlongChoice() {
  const [here] = useState(whatIsHere);
  const [isTicked, setTicked] = useState(false);
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
  const attachment = attachmentTo(typedLength, here);
  return (
    <div ref={place} className={classes.along}>
      <label className={classes.choice}>
        <input type="checkbox" checked={isTicked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
        <span>{attachmentWords.along}</span>
      </label>
      <p className={classes.what}>{attachmentWords.what(here.ratings !== undefined, here.course?.topic)}</p>
      {isTicked && (
        <>
          <p id={id}>{attachment === "" ? attachmentWords.noRoom : attachmentWords.alongLead}</p>
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
