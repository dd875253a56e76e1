import { Unlocked } from "./gate/unlocked";
import { OpenAssessment } from "./gate/open-assessment";

/** The gate, and behind it the assessment of the invitation whose code was entered. */
export function AssessmentScreen() {
  return (
    <Unlocked>{({ uid, code }) => <OpenAssessment key={`${uid} ${code}`} uid={uid} invitationId={code} />}</Unlocked>
  );
}
