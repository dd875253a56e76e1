import { useLayoutEffect, useRef, type ComponentProps } from "react";

/** For a field of several lines: its caret stays with its words as another window changes the text. */
export function useKeptCaret(value: string): Pick<ComponentProps<"textarea">, "ref" | "onSelect" | "onInput"> {
  const field = useRef<HTMLTextAreaElement>(null);
  const seen = useRef({ value, start: 0, end: 0 });

  useLayoutEffect(() => {
    const { value: before, start, end } = seen.current;
    seen.current.value = value;
    if (before === value || field.current !== document.activeElement) return;
    field.current?.setSelectionRange(movedPlace(start, before, value), movedPlace(end, before, value));
  }, [value]);

  function look({ currentTarget }: { currentTarget: HTMLTextAreaElement }): void {
    const { value: shown, selectionStart: start, selectionEnd: end } = currentTarget;
    seen.current = { value: shown, start, end };
  }

  return { ref: field, onSelect: look, onInput: look };
}

/** The place behind the same words; the beginning of what has changed, if it was within. */
export function movedPlace(place: number, before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same++;
  if (place <= same) return place;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++;
  return place >= before.length - sameAtEnd ? place + after.length - before.length : same;
}
