// Moving modules in the rail: by mouse, by the keys at a handle, or by its two buttons. Loaded behind the rail.
import { useState, type DragEvent, type KeyboardEvent } from "react";
import { modulesOfDraft } from "../../../domain/course/draft";
import { withModuleMoved } from "../../../domain/course/moving/moved-module";
import { moveWords } from "../../../domain/course/moving/words";
import { Button } from "../../../ui/button/button";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import classes from "./module-moves.module.css";

export { canMoveModules } from "../../../domain/course/moving/moved-module";
export { moveWords } from "../../../domain/course/moving/words";

/** Returns the new place of the selected module; undefined where that one cannot go there. Places count from 0. */
export function moveModule(from: number, to: number): number | undefined {
  const moved = withModuleMoved(useCourseDraft.getState().draft, from, to);
  if (!moved) return undefined;
  changeDraft(() => moved);
  return modulesOfDraft(moved).indexOf(moved.selectedModule);
}

export function handleId(place: number): string {
  return `move-module-${place + 1}`;
}

interface MoveHandleProps {
  /** The module, without its number. */
  title: string;
  /** From 0. */
  place: number;
  count: number;
  /** Tab comes to one handle alone; the arrow keys lead to the others. */
  isTabStop: boolean;
  onMove: (to: number) => void;
  onDrag: (isDragged: boolean) => void;
}

export function MoveHandle({ title, place, count, isTabStop, onMove, onDrag }: MoveHandleProps) {
  const [isOpen, setOpen] = useState(false);

  function pressKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.altKey) onMove(place + step);
    else document.getElementById(handleId(place + step))?.focus();
  }

  function beginDrag(event: DragEvent): void {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", title);
    onDrag(true);
  }

  return (
    <>
      <button
        id={handleId(place)}
        type="button"
        className={classes.handle}
        draggable
        tabIndex={isTabStop ? 0 : -1}
        aria-label={moveWords.move(title)}
        aria-description={moveWords.hint}
        aria-keyshortcuts={moveWords.keys}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={pressKey}
        onDragStart={beginDrag}
        onDragEnd={() => onDrag(false)}
      />
      {isOpen && (
        <span className={classes.steps} role="group" aria-label={moveWords.move(title)}>
          <Button variant="outline" size="compact-sm" disabled={place === 0} onClick={() => onMove(place - 1)}>
            {moveWords.up}
          </Button>
          <Button variant="outline" size="compact-sm" disabled={place === count - 1} onClick={() => onMove(place + 1)}>
            {moveWords.down}
          </Button>
        </span>
      )}
    </>
  );
}
