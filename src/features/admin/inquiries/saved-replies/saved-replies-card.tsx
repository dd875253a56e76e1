import { savedReplyWords } from "../../../../domain/inquiries/saved-reply-words";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { Card } from "../../shared/card";
import { ManageReplies } from "./manage-replies";
import classes from "./saved-replies.module.css";
import { useSavedReplies } from "./use-saved-replies";

/** The replies of all colleagues, to rename and delete. Each is written in an answer. */
export function SavedRepliesCard() {
  const { replies, retry, keeper } = useSavedReplies();
  return (
    <Card title={savedReplyWords.title}>
      <p className={classes.lead}>{savedReplyWords.lead}</p>
      {replies.status === "loading" && <Loading>{savedReplyWords.loading}</Loading>}
      {replies.status === "failed" && <ErrorState retry={retry}>{savedReplyWords.loadFailed}</ErrorState>}
      {replies.status === "ready" && <ManageReplies keeper={keeper} saved={replies.value} />}
    </Card>
  );
}
