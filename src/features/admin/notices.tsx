import { Button } from "@mantine/core";
import { Notice } from "../../ui/notice";
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
      {notices.map(({ id, kind, sentence, alert = false, undo, retry }) => (
        <div key={id} className={classes.notice}>
          <Notice
            kind={kind}
            takesFocus
            {...(alert && { role: "alert" })}
            {...actionOf(undo, retry, () => dismiss(id))}
          >
            {sentence}
            {undo && ` You can undo this for ${undoSeconds} seconds.`}
          </Notice>
          <Button variant="subtle" onClick={() => dismiss(id)}>
            Dismiss
          </Button>
        </div>
      ))}
    </section>
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
