import { useState } from "react";
import { useSession } from "../../firebase/accounts/session";
import { Gate } from "./gate/gate";
import { OpenAssessment } from "./gate/open-assessment";
import { saveSessionAccess, readSessionAccess } from "./gate/session-access";

/** The gate, and behind it the assessment of the invitation whose code was entered. */
export function AssessmentScreen() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const [entered, setEntered] = useState<string>();
  const code = entered ?? readSessionAccess(uid);

  function grantAccess(accessCode: string) {
    saveSessionAccess(uid, accessCode);
    setEntered(accessCode);
  }

  if (code === undefined) return <Gate uid={uid} onUnlocked={grantAccess} />;
  return <OpenAssessment key={`${uid} ${code}`} uid={uid} invitationId={code} />;
}
