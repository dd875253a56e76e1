import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Notice } from "./notice";
import { UiProvider } from "../theme/ui-provider";

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
    <Notice kind="error" action={{ label: "Try again", run: retry }}>
      It did not work.
    </Notice>,
    { wrapper: UiProvider },
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

function page(...parts: ("Search" | "Complete" | "notice")[]) {
  return (
    <>
      {parts.includes("Search") && <input aria-label="Search" />}
      {parts.includes("Complete") && <button>Complete</button>}
      {parts.includes("notice") && (
        <Notice kind="success" takesFocus>
          Thank you.
        </Notice>
      )}
    </>
  );
}

const notice = () => screen.getByRole("status");
const search = () => screen.getByRole("textbox");
const complete = () => screen.getByRole("button");

test("a notice in the place of what had the focus takes the focus", () => {
  const { rerender } = render(page("Complete"));
  complete().focus();
  rerender(page("notice"));
  expect(notice()).toHaveFocus();
});

test("a notice takes the focus when what has it leaves the page a moment later", async () => {
  const { rerender } = render(page("Search", "Complete"));
  complete().focus();
  rerender(page("Search", "Complete", "notice"));
  expect(complete()).toHaveFocus();
  rerender(page("Search", "notice"));
  await waitFor(() => expect(notice()).toHaveFocus());
});

test.each(["before", "after"])(
  "a notice leaves alone whoever went on to something else %s it appeared",
  async (when) => {
    const { rerender } = render(page("Search", "Complete"));
    (when === "before" ? search() : complete()).focus();
    rerender(page("Search", "Complete", "notice"));
    search().focus();
    rerender(page("Search", "notice"));
    await new Promise((resolve) => setTimeout(resolve));
    expect(search()).toHaveFocus();
  },
);
