import { Component, type ReactNode } from "react";
import { lookForNewerSite } from "../browser/newer-site";
import { appMessages } from "../domain/kernel/words";
import { FailedPage } from "./fresh-start/failed-page";

interface ErrorBoundaryProps {
  /** A change of it, for instance by a link to another screen, renders the children again. */
  resetOn?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetOn: string | undefined;
}

/** Contains the failure of a screen that breaks or whose code could not be loaded. React logs the error itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetOn: this.props.resetOn };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetOn === state.resetOn ? null : { failed: false, resetOn };
  }

  override componentDidCatch() {
    void lookForNewerSite();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedPage>{appMessages.pageFailed}</FailedPage>;
  }
}
