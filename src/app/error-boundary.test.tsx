import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { browserStore } from "../browser/storage";
import { UiProvider } from "../ui/theme/ui-provider";
import { ErrorBoundary } from "./error-boundary";
import { freshStartWords } from "./fresh-start/words";

function Broken(): never {
  throw new Error("broken");
}

const quietly = { wrapper: UiProvider, onCaughtError: () => undefined };

test("a screen that breaks says so and offers to reload", () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    quietly,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("This page could not be shown.");
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeVisible();
});

test("another screen is not held back by the one that broke", () => {
  const { rerender } = render(
    <ErrorBoundary resetOn="/broken">
      <Broken />
    </ErrorBoundary>,
    quietly,
  );
  rerender(
    <ErrorBoundary resetOn="/privacy">
      <p>All is well.</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("All is well.")).toBeVisible();
});

test("a screen that breaks offers a start without what is kept here, and asks before", async () => {
  browserStore.setItem("waymark.course:course-1", "{broken");
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    quietly,
  );
  const start = await screen.findByRole("button", { name: freshStartWords.start });
  expect(screen.getByRole("button", { name: freshStartWords.save })).toBeVisible();
  await userEvent.click(start);
  expect(screen.getByRole("dialog")).toHaveTextContent(freshStartWords.lost);
  await userEvent.click(screen.getByRole("button", { name: freshStartWords.decline }));
  expect(browserStore.getItem("waymark.course:course-1")).toBe("{broken");
});

test("where nothing is kept there is nothing to save", async () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    quietly,
  );
  expect(await screen.findByRole("button", { name: freshStartWords.start })).toBeVisible();
  expect(screen.queryByRole("button", { name: freshStartWords.save })).not.toBeInTheDocument();
});
