import { type ReactNode, useEffect, useState } from "react";
import { accountMessages } from "../../../../domain/accounts/words";
import { gateWords } from "../../../../domain/assessment/words";
import { useSession } from "../../../../firebase/sdk/session";
import { Page } from "../../../../ui/page/page";
import { Gate } from "./gate";
import { forgetDeviceAccess, isVisitTold, readDeviceAccess, saveDeviceAccess } from "./session-access";
import { tryCode } from "./try-code";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";
import { useLateLive } from "../../../../ui/hooks/use-live";

const loadMovedAway = async (uid: string) =>
  (await withFirestore(import("../../../../firebase/assessment/unlock"))).watchMovedAway(uid);

interface Access {
  /** The code that has opened the gate; undefined while it is closed. */
  code: string | undefined;
  grant: (code: string) => void;
}

interface UnlockedProps {
  children: (opened: { uid: string; code: string }) => ReactNode;
}

/** Shows the screen behind the gate, or the gate; neither after the assessment was moved to another contact. */
export function Unlocked({ children }: UnlockedProps) {
  const session = useSession();
  const { uid, email } = session.status === "signed-in" ? session : { uid: "", email: null };
  const { code, grant } = useAccess(uid);
  const movedAway = useMovedAway(uid);

  if (movedAway !== undefined) return <Page title={gateWords.movedTitle}>{accountMessages.movedAway(movedAway)}</Page>;
  if (code === undefined) return <Gate key={uid} uid={uid} email={email} onUnlocked={grant} />;
  return children({ uid, code });
}

/**
 * Tells whether the gate is open. A device on which it was opened keeps it open until logout; a new visit tells the
 * invitation, and closes the gate if its code is no longer the right one.
 */
function useAccess(uid: string): Access {
  const [entered, setEntered] = useState<{ uid: string; code: string | undefined }>();
  const code = entered?.uid === uid ? entered.code : readDeviceAccess(uid);

  function grant(accessCode: string) {
    saveDeviceAccess(uid, accessCode);
    setEntered({ uid, code: accessCode });
  }

  useEffect(() => {
    if (code === undefined || isVisitTold(uid, code)) return;
    let isHere = true;
    void tryCode(code, uid).then((outcome) => {
      if (!isHere || outcome === "unreachable") return;
      if (outcome === "unlocked") saveDeviceAccess(uid, code);
      else {
        forgetDeviceAccess();
        setEntered({ uid, code: undefined });
      }
    });
    return () => void (isHere = false);
  }, [uid, code]);

  return { code, grant };
}

/** The business whose assessment was moved away from this account, as soon as it is; undefined while it is not. */
function useMovedAway(uid: string): string | undefined {
  const { live } = useLateLive(loadMovedAway, uid === "" ? undefined : uid);
  return live.status === "ready" ? live.value : undefined;
}
