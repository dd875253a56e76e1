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

test("a heading drawn anew on its page leaves the focus where it is, unless the heading before it had it", () => {
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
