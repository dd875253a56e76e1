import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { movedPlace, useKeptCaret } from "./use-kept-caret";

test.each([
  ["behind what has come", 8, "One two three", "Zero. One two three", 14],
  ["before what has come", 3, "One two", "One two three", 3],
  ["behind what has gone", 7, "One two", "two", 3],
  ["within what has changed", 5, "One two three", "One 2 three", 4],
  ["at the end of what is gone", 7, "One two", "", 0],
])("%s a place stays with its words", (_, place, before, after, moved) => {
  expect(movedPlace(place, before, after)).toBe(moved);
});

function Field({ text }: { text: string }) {
  return <textarea {...useKeptCaret(text)} aria-label="Text" value={text} onChange={() => undefined} />;
}

test("whatever another window adds, the caret of a field stays with its words", () => {
  const { rerender } = render(<Field text="Rest. End." />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox");
  field.focus();
  field.setSelectionRange(6, 9);
  fireEvent.input(field);
  rerender(<Field text="Look. Rest. End." />);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("End");
});
