// The mail as its readers will see it, in a frame where nothing runs. The page's policy forbids styles that are written
// into a document, and a frame inherits it. So the mail's styles are set from here, one by one, which the policy
// allows.
import { useCallback, useRef, useState } from "react";
import { mailWords } from "../../../domain/kernel/words";
import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import { usesName } from "../../../domain/blasts/greeting";
import { nameOfReader } from "../../../firebase/mailing-list/subscribers";
import { previewBlast, type BlastMail } from "../../../firebase/blasts/blasts";
import { Button } from "../../../ui/button/button";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import classes from "./blast-preview.module.css";

export function BlastPreview({ mail: { subject, message, nameFallback } }: { mail: BlastMail }) {
  const { loaded, retry } = useLoaded(
    useCallback(async () => {
      const reader = usesName(message) ? await nameOfReader().catch(() => undefined) : undefined;
      return { reader, ...(await previewBlast({ subject, message, nameFallback: reader ?? nameFallback })) };
    }, [subject, message, nameFallback]),
  );

  if (loaded.status === "loading") return <Loading>{blastWords.makingPreview}</Loading>;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{blastScreenMessages.previewFailed}</ErrorState>;
  const { reader, html } = loaded.value;
  return (
    <>
      {reader !== undefined && <p>{blastScreenMessages.previewedFor(reader)}</p>}
      <MailFrame subject={subject} html={html} />
    </>
  );
}

type Scheme = "light" | "dark";

function MailFrame({ subject, html }: { subject: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scheme, setScheme] = useState<Scheme>(ownScheme);
  const other = scheme === "light" ? "dark" : "light";

  function paint(wanted: Scheme): void {
    const document = frame.current?.contentDocument;
    if (document) applyStyles(document, wanted);
    setScheme(wanted);
  }

  return (
    <div className={classes.preview}>
      <p className={classes.subject}>
        <span>{mailWords.subject}</span> {subject}
      </p>
      <iframe
        ref={frame}
        className={classes.frame}
        title={blastWords.previewFrame}
        sandbox="allow-same-origin"
        // Every quotation mark of the text is escaped in it, so this finds attributes only.
        srcDoc={html.replaceAll(' style="', ' data-style="')}
        onLoad={() => paint(scheme)}
      />
      <Button variant="subtle" onClick={() => paint(other)}>
        {blastWords.showIn(other)}
      </Button>
    </div>
  );
}

function ownScheme(): Scheme {
  const chosen = document.documentElement.dataset.colorScheme;
  return chosen === "dark" || chosen === "light" ? chosen : "light";
}

function applyStyles(document: Document, scheme: Scheme): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-style]"))
    element.style.cssText = element.dataset.style ?? "";
  for (const link of document.querySelectorAll("a")) {
    link.removeAttribute("href"); // a frame that leads nowhere: what is clicked here is meant for readers
    link.style.textDecoration ||= "underline";
  }
  document.documentElement.style.colorScheme = scheme;
  document.body.style.background = "Canvas";
  document.body.style.color = "CanvasText";
}
