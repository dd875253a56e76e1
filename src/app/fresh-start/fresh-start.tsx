import { useState } from "react";
import { currentTime } from "../../browser/current-time";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog";
import { download } from "../../ui/export/download";
import { Notice } from "../../ui/notice/notice";
import { forgetAllHere, keptHere } from "./kept-here";
import { freshStartWords } from "./words";

/** The way out of a page that breaks at each reload: what this browser keeps as a file, and a page without it. */
export function FreshStart() {
  const [kept] = useState(() => keptHere(currentTime()));
  const [isAsking, setIsAsking] = useState(false);
  const save = (file: string) => download(freshStartWords.fileName, "application/json", file);
  return (
    <>
      <Notice
        kind="warning"
        mainAction={kept === undefined ? undefined : { label: freshStartWords.save, run: () => save(kept) }}
        action={{ label: freshStartWords.start, run: () => setIsAsking(true) }}
      >
        {freshStartWords.meaning}
      </Notice>
      {isAsking && (
        <ConfirmDialog
          title={freshStartWords.question}
          confirm={freshStartWords.confirm}
          decline={freshStartWords.decline}
          destructive
          onConfirm={() => void forgetAllHere().then(() => window.location.reload())}
          onDecline={() => setIsAsking(false)}
        >
          {freshStartWords.lost}
        </ConfirmDialog>
      )}
    </>
  );
}
