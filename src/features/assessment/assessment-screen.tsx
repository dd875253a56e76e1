import { useState } from "react";
import { useSession } from "../../firebase/accounts/session";
import { Gate } from "./gate/gate";
import { OpenAssessment } from "./gate/open-assessment";
import { rememberUnlocked, unlockedCode } from "./gate/session-access";

/** The gate, and behind it the assessment of the invitation whose code was entered. */
export function AssessmentScreen() {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.uid : "";
  const [entered, setEntered] = useState<string>();
  const code = entered ?? unlockedCode(uid);

  function unlocked(right: string) {
    rememberUnlocked(uid, right);
    setEntered(right);
  }

  if (code === undefined) return <Gate uid={uid} onUnlocked={unlocked} />;
  return <OpenAssessment key={`${uid} ${code}`} uid={uid} invitationId={code} />;
}
