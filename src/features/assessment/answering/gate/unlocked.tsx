import { type ReactNode, useEffect, useState } from "react";
import { accountMessages } from "../../../../domain/accounts/words";
import type { Language } from "../../../../domain/kernel/language";
import { gateWords } from "../../../../domain/assessment/words";
import { useSession } from "../../../../firebase/sdk/session";
import { followLanguage } from "../../../../browser/page-language";
import { Page } from "../../../../ui/page/page";
import { Gate, type RefusedCode } from "./gate";
import { forgetDeviceAccess, isVisitTold, readDeviceAccess, saveDeviceAccess, saveToldVisit } from "./session-access";
import { tryCode } from "./try-code";
import type { LeftBusiness } from "../../../../firebase/assessment/unlock";
import { LateSeatEnd } from "./late-seat-end";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";
import { useLateLive } from "../../../../ui/hooks/use-live";

const loadMovedAway = async (uid: string) =>
  (await withFirestore(import("../../../../firebase/assessment/unlock"))).watchMovedAway(uid);

interface Access {
  /** The code that has opened the gate; undefined while it is closed. */
  code: string | undefined;
  /** The code with which it was opened, and which the check behind it has refused. */
  refused: RefusedCode | undefined;
  grant: (code: string, isChecked: boolean) => void;
}

interface UnlockedProps {
  /** The place behind the gate, in the words of its lead. */
  opens: string;
  /** True if it is there before the gate opens, for the account's own code; it shows nothing then. */
  ahead?: boolean;
  children: (behind: { uid: string; code: string; isOpen: boolean }) => ReactNode;
}

/** Shows the screen behind the gate, or the gate; neither after the assessment was moved to another contact. */
export function Unlocked({ opens, ahead = false, children }: UnlockedProps) {
  const session = useSession();
  const { uid, email } = session.status === "signed-in" ? session : { uid: "", email: null };
  const { code, refused, grant } = useAccess(uid);
  const movedAway = useMovedAway(uid);
  const [known, setKnown] = useState<string>();
  const behind = code ?? (ahead && !refused ? known : undefined);

  if (movedAway?.leftPart === "colleague") return <LateSeatEnd uid={uid} businessName={movedAway.businessName} />;
  if (movedAway !== undefined)
    return <Page title={gateWords.movedTitle}>{accountMessages.movedAway(movedAway.businessName)}</Page>;
  return (
    <>
      {code === undefined && (
        <Gate key={uid} {...{ uid, email, opens, refused }} onKnown={setKnown} onUnlocked={grant} />
      )}
      {behind !== undefined && children({ uid, code: behind, isOpen: code !== undefined })}
    </>
  );
}

/**
 * Tells whether the gate is open. A device on which it was opened keeps it open until logout. A new visit tells the
 * invitation behind the open gate, and closes it if the code is not the right one. The page moves to the language of
 * the business, unless something was entered into it before that is known.
 */
function useAccess(uid: string): Access {
  const [entered, setEntered] = useState<{ uid: string; code?: string; refused?: RefusedCode }>();
  const isOwn = entered?.uid === uid;
  const code = isOwn ? entered.code : readDeviceAccess(uid);

  function grant(accessCode: string, isChecked: boolean) {
    saveDeviceAccess(uid, accessCode);
    if (isChecked) saveToldVisit(uid, accessCode);
    setEntered({ uid, code: accessCode });
  }

  useEffect(() => {
    if (code === undefined || isVisitTold(uid, code)) return;
    let isHere = true;
    let isEntered = false;
    const enter = () => {
      isEntered = true;
    };
    const hear = (language: Language) => {
      if (isHere && !isEntered) followLanguage(code, language);
    };
    const tell = () =>
      void tryCode(code, uid, hear).then((outcome) => {
        if (!isHere || outcome === "unreachable") return;
        if (outcome === "unlocked") saveToldVisit(uid, code);
        else {
          forgetDeviceAccess();
          setEntered({ uid, refused: { code, outcome } });
        }
      });
    tell();
    window.addEventListener("online", tell);
    window.addEventListener("input", enter, true);
    return () => {
      isHere = false;
      window.removeEventListener("online", tell);
      window.removeEventListener("input", enter, true);
    };
  }, [uid, code]);

  return { code, refused: isOwn ? entered.refused : undefined, grant };
}

/** The business whose assessment was moved away from this account, as soon as it is; undefined while it is not. */
function useMovedAway(uid: string): LeftBusiness | undefined {
  const { live } = useLateLive(loadMovedAway, uid === "" ? undefined : uid);
  return live.status === "ready" ? live.value : undefined;
}
