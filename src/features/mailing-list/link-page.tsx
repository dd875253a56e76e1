import type { ReactNode } from "react";
import type { CallResult } from "../../firebase/sdk/calls/call-in-words";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";
import { uiWords } from "../../ui/words";

interface LinkPageProps<Value> {
  title: string;
  /** Undefined while the link is looked up. */
  result: CallResult<Value> | undefined;
  retry: () => void;
  /** The next step if the link is not valid. */
  otherwise?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A page behind a mail's link: its offer, or the reason why it is not valid. */
export function LinkPage<Value>({ title, result, retry, otherwise, children }: LinkPageProps<Value>) {
  return (
    <Page title={title}>
      {!result && <Loading>{uiWords.loading}</Loading>}
      {result?.done === false && result.kind !== "unmet" && <ErrorState retry={retry}>{result.sentence}</ErrorState>}
      {result?.done === false && result.kind === "unmet" && (
        <>
          <Notice kind="error">{result.sentence}</Notice>
          {otherwise}
        </>
      )}
      {result?.done && children(result.value)}
    </Page>
  );
}
