import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UiProvider } from "../ui/theme/ui-provider";
import { ErrorBoundary } from "./error-boundary";

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
