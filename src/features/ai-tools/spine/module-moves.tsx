// Moving modules in the rail: by mouse, by the keys at a handle, or by its two buttons. Loaded behind the rail.
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
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
  /** Shows its two buttons. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  /** The place over which it is dragged; undefined when that ends. */
  onDrag: (over: number | undefined) => void;
}

/** In pixels: a hand that presses moves a little. */
const leastDrag = 5;

export function MoveHandle({ title, place, count, isTabStop, isOpen, onOpen, onMove, onDrag }: MoveHandleProps) {
  const began = useRef<{ y: number; isDrag: boolean }>(undefined);

  function take(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = { y: event.clientY, isDrag: false };
  }

  function drag(event: PointerEvent): void {
    const start = began.current;
    if (!start || (!start.isDrag && Math.abs(event.clientY - start.y) < leastDrag)) return;
    start.isDrag = true;
    onDrag(placeAt(event) ?? place);
  }

  function drop(event: PointerEvent): void {
    onDrag(undefined);
    const to = placeAt(event);
    if (began.current?.isDrag === true && to !== undefined && to !== place) onMove(to);
  }

  /** The click that ends a drag is none. */
  function press(): void {
    if (began.current?.isDrag !== true) onOpen(!isOpen);
    began.current = undefined;
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      onOpen(false);
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (event.altKey) onMove(place + step);
    else document.getElementById(handleId(place + step))?.focus();
  }

  return (
    <>
      <button
        id={handleId(place)}
        type="button"
        className={classes.handle}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={moveWords.move(title)}
        title={moveWords.hint}
        aria-keyshortcuts={moveWords.keys}
        aria-expanded={isOpen}
        onClick={press}
        onKeyDown={pressKey}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={() => {
          began.current = undefined;
          onDrag(undefined);
        }}
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

/** The place of the row under the pointer. */
function placeAt({ clientX, clientY }: PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("tr[data-place]");
  return row ? Number(row.dataset.place) : undefined;
}
