import { gateWords } from "../../../domain/assessment/words";
import { Navigate, useParams } from "react-router-dom";
import { resultsPageIn, routes } from "../../../domain/kernel/routes";
import { OpenAnswers } from "../answering/gate/open-answers";
import { Unlocked } from "../answering/gate/unlocked";
import { BusinessResults, type BusinessResultsProps } from "./business-results";
import { useAutosave } from "../answering/answers/use-autosave";

/** A business's own results, behind the same gate as its assessment. */
export function ResultsScreen() {
  const page = resultsPageIn(useParams().page);
  if (page === undefined) return <Navigate to={routes.landing} replace />;
  return (
    <Unlocked opens={gateWords.opensResults} ahead>
      {({ uid, code, isOpen }) => (
        <OpenAnswers key={`${uid} ${code}`} uid={uid} invitationId={code} isShown={isOpen}>
          {(autosave) => <ResultsOfContact autosave={autosave} invitationId={code} page={page} />}
        </OpenAnswers>
      )}
    </Unlocked>
  );
}

/** Results are the contact's; a colleague answers. */
function ResultsOfContact(props: BusinessResultsProps) {
  const { parts } = useAutosave(props.autosave);
  return parts ? <Navigate to={routes.assessment} replace /> : <BusinessResults {...props} />;
}
