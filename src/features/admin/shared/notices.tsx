import { useEffect, useRef } from "react";
import { Button } from "@mantine/core";
import { Notice } from "../../../ui/notice/notice";
import classes from "./notices.module.css";
import { undoSeconds, type Shown } from "./use-notices";

interface NoticesProps {
  notices: Shown[];
  dismiss: (id: number) => void;
}

/** Stays in sight wherever one has scrolled to, because what a notice speaks of has often left its list. */
export function Notices({ notices, dismiss }: NoticesProps) {
  return (
    <section className={classes.notices} aria-label="What has just happened">
      {notices.map((notice) => (
        <Entry key={notice.id} notice={notice} dismiss={dismiss} />
      ))}
    </section>
  );
}

interface EntryProps {
  notice: Shown;
  dismiss: (id: number) => void;
}

/** What can be undone leaves by itself after a while, but not while somebody has the focus in it or points at it. */
function Entry({ notice: { id, kind, sentence, alert = false, undo, retry }, dismiss }: EntryProps) {
  const entry = useRef<HTMLDivElement>(null);
  const pointed = useRef(false);
  const leaves = undo !== undefined;

  useEffect(() => {
    if (!leaves) return;
    const clock = setInterval(() => {
      if (!pointed.current && !entry.current?.contains(document.activeElement)) dismiss(id);
    }, undoSeconds * 1000);
    return () => clearInterval(clock);
  }, [leaves, id, dismiss]);

  return (
    <div
      ref={entry}
      className={classes.notice}
      onMouseEnter={() => (pointed.current = true)}
      onMouseLeave={() => (pointed.current = false)}
    >
      <Notice kind={kind} takesFocus {...(alert && { role: "alert" })} {...actionOf(undo, retry, () => dismiss(id))}>
        {sentence}
        {undo && ` You can undo this for ${undoSeconds} seconds.`}
      </Notice>
      <Button variant="subtle" onClick={() => dismiss(id)}>
        Dismiss
      </Button>
    </div>
  );
}

function actionOf(undo: (() => void) | undefined, retry: (() => void) | undefined, dismiss: () => void) {
  const act = undo ?? retry;
  if (!act) return {};
  return {
    action: {
      label: undo ? "Undo" : "Try again",
      act: () => {
        dismiss();
        act();
      },
    },
  };
}
