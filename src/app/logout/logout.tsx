import { useEffect, useState } from "react";
import { logoutWords } from "../../domain/accounts/signed-in-words";
import { logOut, useSession } from "../../firebase/sdk/session";
import type { Unsaved } from "../../firebase/accounts/unsaved";
import { logWarning } from "../../browser/log";
import { BusyButton } from "../../ui/button/busy-button";
import { LateConfirmDialog } from "../../ui/dialog/late-confirm-dialog";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./logout.module.css";
import { withFirestore } from "../../firebase/sdk/with-firestore";

interface LogoutProps {
  variant?: "outline" | "subtle";
  /** Called before, so that the screen knows that it was on purpose. */
  onLogout?: () => void;
}

const loadUnsaved = () => import("../../firebase/accounts/unsaved");

/** Logs out, and asks first where something that was typed is nowhere but in this browser. */
export function Logout({ variant = "outline", onLogout }: LogoutProps) {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const { running, outcome, run } = useAction<"log out">();
  const [unsaved, setUnsaved] = useState<Unsaved>();

  // The question about what is lost is there offline, too.
  useEffect(() => {
    LateConfirmDialog.fetch();
    loadUnsaved().catch(() => undefined); // the person who logs out sees the error
  }, []);

  function leave(): Promise<void> {
    onLogout?.();
    return logOut();
  }

  async function leaveUnlessUnsaved() {
    const { hasUnsaved, unsavedInvitations, unsavedOf } = await loadUnsaved();
    await trySaving(uid, unsavedInvitations(uid));
    if (!hasUnsaved(uid)) return leave();
    setUnsaved(unsavedOf(uid));
  }

  return (
    <div className={classes.logout}>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        variant={variant}
        busy={running !== undefined}
        busyLabel={logoutWords.loggingOut}
        onClick={() => run("log out", leaveUnlessUnsaved, logoutWords.logoutFailed)}
      >
        {logoutWords.logout}
      </BusyButton>
      {unsaved && (
        <LateConfirmDialog
          title={logoutWords.title}
          confirm={logoutWords.leave}
          decline={logoutWords.stay}
          destructive
          onConfirm={() => {
            setUnsaved(undefined);
            run("log out", leave, logoutWords.logoutFailed);
          }}
          onDecline={() => setUnsaved(undefined)}
        >
          {logoutWords.lost(unsaved)}
        </LateConfirmDialog>
      )}
    </div>
  );
}

async function trySaving(uid: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0 || !navigator.onLine) return;
  try {
    const { saveAnswers } = await withFirestore(import("./save-answers"));
    await Promise.all(codes.map((code) => saveAnswers(uid, code)));
  } catch (error) {
    logWarning("What was typed could not be saved before logging out.", error);
  }
}
