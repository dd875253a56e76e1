import { gateWords } from "../../domain/assessment/words";
import { OpenAnswers } from "./answering/gate/open-answers";
import { Unlocked } from "./answering/gate/unlocked";
import type { AnswersAutosave } from "./answering/answers/answers-autosave";
import { useAutosave } from "./answering/answers/use-autosave";
import { late } from "../../ui/page/late";
import { Wizard } from "./wizard/wizard";

const LateSeatWizard = late(async () => (await import("./seat/seat-wizard")).SeatWizard);

/** The gate, and behind it the assessment of the invitation whose code was entered. */
export function AssessmentScreen() {
  return (
    <Unlocked opens={gateWords.opensAssessment} ahead>
      {({ uid, code, isOpen }) => (
        <OpenAnswers key={`${uid} ${code}`} uid={uid} invitationId={code} isShown={isOpen}>
          {(autosave) => <WizardOfPart autosave={autosave} code={code} />}
        </OpenAnswers>
      )}
    </Unlocked>
  );
}

/** All steps for the contact of a business; for a colleague those of the seat. */
function WizardOfPart({ autosave, code }: { autosave: AnswersAutosave; code: string }) {
  const { parts } = useAutosave(autosave);
  if (parts) return <LateSeatWizard autosave={autosave} code={code} parts={parts} />;
  return <Wizard autosave={autosave} invitationId={code} />;
}
