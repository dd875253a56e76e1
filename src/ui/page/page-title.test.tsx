import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageContext } from "./page-context";
import { PageTitle } from "./page-title";

function shown(words: string, turn: number) {
  return (
    <PageContext value={{ site: "Waymark", followedLink: true }}>
      <PageTitle key={turn}>{words}</PageTitle>
      <button>Keep</button>
    </PageContext>
  );
}

const title = () => screen.getByRole("heading");
const button = () => screen.getByRole("button");

test("a title that is drawn anew takes the focus from the one before it, and from nothing else", () => {
  const { rerender } = render(shown("Lesson", 1));
  expect(title()).toBe(document.activeElement);
  rerender(shown("Lesson", 2));
  expect(title()).toBe(document.activeElement);
  button().focus();
  rerender(shown("Lesson", 3));
  expect(button()).toBe(document.activeElement);
  rerender(shown("Storyboard", 4));
  expect(title()).toBe(document.activeElement);
});
