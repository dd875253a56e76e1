import type { ReactNode } from "react";
import { Notice } from "../notice/notice";

interface ErrorStateProps {
  /** What could not be shown. */
  children: ReactNode;
  retry: () => void;
  /** What the button says, where it does more than try again. */
  retryLabel?: string;
}

/** Stands where something should be that could not be loaded. */
export function ErrorState({ children, retry, retryLabel = "Try again" }: ErrorStateProps) {
  return (
    <Notice kind="error" action={{ label: retryLabel, act: retry }}>
      {children}
    </Notice>
  );
}
