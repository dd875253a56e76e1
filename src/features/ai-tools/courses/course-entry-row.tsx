import { useRef, type ReactNode } from "react";
import type { CourseEntry } from "../../../domain/course/library/course";
import { libraryWords } from "../../../domain/course/library/words";
import { Button } from "../../../ui/button/button";
import { useLostFocus } from "../../../ui/hooks/use-lost-focus";
import { deleteUnreadable, saveUnreadable } from "./course-actions";
import { listButton } from "./list-button";
import classes from "./your-courses.module.css";

interface CourseEntryRowProps {
  entry: CourseEntry;
  isOpen: boolean;
  /** True if it takes the focus of a button that goes. */
  takesFocus: boolean;
  onOpen: () => void;
  act: (action: () => Promise<void>) => void;
  /** The actions on the course that is open. */
  children: ReactNode;
}

/** One course in the list. */
export function CourseEntryRow({ entry, isOpen, takesFocus, onOpen, act, children }: CourseEntryRowProps) {
  const title = useRef<HTMLButtonElement>(null);
  useLostFocus(title, takesFocus);
  if ("unreadable" in entry)
    return (
      <li className={classes.unreadable}>
        <strong>{libraryWords.unreadable}</strong>
        <p>{libraryWords.unreadableMeaning}</p>
        <div className={classes.actions}>
          <Button {...listButton} onClick={() => act(() => saveUnreadable(entry.id))}>
            {libraryWords.saveFile}
          </Button>
          <Button {...listButton} color="brick" onClick={() => act(() => deleteUnreadable(entry.id))}>
            {libraryWords.delete}
          </Button>
        </div>
      </li>
    );
  return (
    <li>
      <button
        ref={title}
        type="button"
        className={classes.title}
        aria-current={isOpen}
        data-closes
        onClick={isOpen ? undefined : onOpen}
      >
        {entry.title}
      </button>
      {isOpen && children}
    </li>
  );
}
