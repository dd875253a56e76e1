import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/button";
import { uiWords } from "../../../ui/words";
import { listMessages } from "../../../domain/kernel/list-words";
import { Notice } from "../../../ui/notice/notice";
import classes from "./notices.module.css";
import { undoSeconds, type ShownNotice } from "./use-notices";

interface NoticesProps {
  notices: ShownNotice[];
  dismiss: (id: number) => void;
}

/** Stays in sight wherever one has scrolled to, because its subject has often left its list. */
export function Notices({ notices, dismiss }: NoticesProps) {
  return (
    <section className={classes.notices} aria-label={listMessages.notices}>
      {notices.map((notice) => (
        <NoticeEntry key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </section>
  );
}

interface NoticeEntryProps {
  notice: ShownNotice;
  dismiss: (id: number) => void;
}

/** A notice with an undo disappears by itself after a while, but not under the focus or the mouse. */
function NoticeEntry({
  notice: { id, kind, sentence, alert = false, undo, retry, follow },
  dismiss,
}: NoticeEntryProps) {
  const entry = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);
  const expires = undo !== undefined;

  useEffect(() => {
    if (!expires) return;
    const timer = setInterval(() => {
      if (!isHovered.current && !entry.current?.contains(document.activeElement)) dismiss(id);
    }, undoSeconds * 1000);
    return () => clearInterval(timer);
  }, [expires, id, dismiss]);

  return (
    <div
      ref={entry}
      className={classes.notice}
      onMouseEnter={() => (isHovered.current = true)}
      onMouseLeave={() => (isHovered.current = false)}
    >
      <Notice kind={kind} takesFocus {...(alert && { role: "alert" })} {...actionOf(undo, retry, () => dismiss(id))}>
        {sentence}
        {undo && listMessages.undoFor(undoSeconds)}
      </Notice>
      <Button variant="subtle" onClick={() => dismiss(id)}>
        {listMessages.dismiss}
      </Button>
      {follow && <div className={classes.follow}>{follow(() => dismiss(id))}</div>}
    </div>
  );
}

function actionOf(undo: (() => void) | undefined, retry: (() => void) | undefined, dismiss: () => void) {
  const run = undo ?? retry;
  if (!run) return {};
  return {
    action: {
      label: undo ? uiWords.undo : uiWords.tryAgain,
      run: () => {
        dismiss();
        run();
      },
    },
  };
}
