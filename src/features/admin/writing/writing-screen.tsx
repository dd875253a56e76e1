import { Link } from "react-router-dom";
import { routes } from "../../../domain/kernel/routes";
import { writingWords } from "../../../domain/operation/writing-words";
import { readWriting } from "../../../firebase/operation/health";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { DeskPage } from "../desk/desk-page";
import { WritingTables } from "./writing-tables";

/** The administrators' page about the answers of the language model. */
export function WritingScreen() {
  const { loaded, retry } = useLoaded(readWriting);
  const result = loaded.status === "ready" ? loaded.value : undefined;
  return (
    <DeskPage title={writingWords.title} right="readHealth">
      <p>{writingWords.lead}</p>
      {loaded.status === "loading" && <Loading>{writingWords.loading}</Loading>}
      {result?.done === false && <ErrorState retry={retry}>{result.sentence}</ErrorState>}
      {result?.done &&
        (result.value.writing ? (
          <WritingTables {...result.value.writing} />
        ) : (
          <ErrorState retry={retry}>{writingWords.failed}</ErrorState>
        ))}
      <Link to={routes.adminSettings}>{writingWords.back}</Link>
    </DeskPage>
  );
}
