import type { ReactNode } from "react";
import { uiWords } from "../words";
import { Notice } from "../notice/notice";

interface ErrorStateProps {
  /** The thing that could not be shown. */
  children: ReactNode;
  retry: () => void;
  /** The button's label, where it does more than try again. */
  retryLabel?: string;
}

/** Takes the place of something that could not be loaded. */
export function ErrorState({ children, retry, retryLabel = uiWords.tryAgain }: ErrorStateProps) {
  return (
    <Notice kind="error" action={{ label: retryLabel, run: retry }}>
      {children}
    </Notice>
  );
}
