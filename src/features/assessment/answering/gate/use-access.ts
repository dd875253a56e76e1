import { useEffect, useState } from "react";
import { forgetDeviceAccess, isVisitTold, readDeviceAccess, saveDeviceAccess } from "./session-access";
import { tryCode } from "./try-code";

interface Access {
  /** The code that has opened the gate; undefined while it is closed. */
  code: string | undefined;
  grant: (code: string) => void;
}

/**
 * Whether the gate is open. A device on which it was opened keeps it open until logout; a new visit tells the
 * invitation, and closes the gate where its code is no longer the right one.
 */
export function useAccess(uid: string): Access {
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
