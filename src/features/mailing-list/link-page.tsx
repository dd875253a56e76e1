import type { ReactNode } from "react";
import { appMessages } from "../../domain/kernel/words";
import type { Answer } from "../../firebase/mailing-list/subscription-links";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";

interface LinkPageProps<Standing> {
  title: string;
  answer: Answer<Standing> | { status: "loading" };
  /** What it means that the link could not be looked up. */
  failed: string;
  retry: () => void;
  /** What to do next where the link is no good. */
  otherwise?: ReactNode;
  children: (standing: Standing) => ReactNode;
}

/** A page that somebody reaches from a mail: what the link is good for, or why it is good for nothing. */
export function LinkPage<Standing>({ title, answer, failed, retry, otherwise, children }: LinkPageProps<Standing>) {
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
