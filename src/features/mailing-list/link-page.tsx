import type { ReactNode } from "react";
import { appMessages } from "../../domain/kernel/words";
import type { LinkAnswer } from "../../firebase/mailing-list/subscription-links";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";

interface LinkPageProps<Value> {
  title: string;
  answer: LinkAnswer<Value> | { status: "loading" };
  /** The sentence for a link that could not be looked up. */
  failed: string;
  retry: () => void;
  /** What to do next where the link is not valid. */
  otherwise?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A page that somebody reaches from a mail: what the link offers, or why it is not valid. */
export function LinkPage<Value>({ title, answer, failed, retry, otherwise, children }: LinkPageProps<Value>) {
  return (
    <Page title={title}>
      {answer.status === "loading" && <Loading>{appMessages.loading}</Loading>}
      {answer.status === "failed" && <ErrorState retry={retry}>{failed}</ErrorState>}
      {answer.status === "refused" && (
        <>
          <Notice kind="error">{answer.sentence}</Notice>
          {otherwise}
        </>
      )}
      {answer.status === "ready" && children(answer.value)}
    </Page>
  );
}
