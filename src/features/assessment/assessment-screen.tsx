import { gateWords } from "../../domain/assessment/words";
import { OpenAnswers } from "./answering/gate/open-answers";
import { Unlocked } from "./answering/gate/unlocked";
import { Wizard } from "./wizard/wizard";

/** The gate, and behind it the assessment of the invitation whose code was entered. */
export function AssessmentScreen() {
  return (
    <Unlocked opens={gateWords.opensAssessment} ahead>
      {({ uid, code, isOpen }) => (
        <OpenAnswers key={`${uid} ${code}`} uid={uid} invitationId={code} isShown={isOpen}>
          {(autosave) => <Wizard autosave={autosave} invitationId={code} />}
        </OpenAnswers>
      )}
    </Unlocked>
  );
}
