import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Notice } from "./notice";
import { UiProvider } from "./ui-provider";

test("an error interrupts whoever listens", () => {
  render(<Notice kind="error">It did not work.</Notice>);
  expect(screen.getByRole("alert")).toHaveTextContent(/^It did not work.$/);
});

test.each(["success", "info", "warning"] as const)("a notice of the kind %s waits its turn", (kind) => {
  render(<Notice kind={kind}>Done.</Notice>);
  expect(screen.getByRole("status")).toHaveTextContent(/^Done.$/);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a success can be made to interrupt, as the specified alerts do", () => {
  render(
    <Notice kind="success" role="alert">
      Reply sent successfully!
    </Notice>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Reply sent successfully!");
});

test("a notice offers what can be done about it", async () => {
  const retry = vi.fn();
  render(
    <Notice kind="error" action={{ label: "Try again", act: retry }}>
      It did not work.
    </Notice>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

test("a notice in the place of what had the focus takes the focus", () => {
  render(
    <Notice kind="success" takesFocus>
      Thank you.
    </Notice>,
  );
  expect(screen.getByRole("status")).toHaveFocus();
});
