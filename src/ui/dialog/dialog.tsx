import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import classes from "./dialog.module.css";
import { OlderPage } from "../page/older-page";

interface DialogProps {
  title: string;
  /** Called on Escape or a click on the backdrop. Undefined while the dialog must stay (something is being sent). */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. It is the browser's own: focus stays inside, the page behind is
 * inert, and the focus goes back to what opened it. It begins at the field with `data-typed-first`, else at the first.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, because it must close before React removes the element: only then does the focus go back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-typed-first]")?.focus();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={classes.dialog}
      aria-labelledby={titleId}
      dir="ltr" // also where it stands in a text from right to left
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // A browser closes a dialog at the second Escape in a row without asking; one that must stay opens again.
        if (currentTarget.open) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className={classes.sheet}>
        <h2 id={titleId}>{title}</h2>
        <OlderPage />
        {children}
      </div>
    </dialog>
  );
}
