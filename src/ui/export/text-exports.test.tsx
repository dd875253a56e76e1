import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../theme/ui-provider";
import { exportWords } from "../words";
import { TextExports } from "./text-exports";

const text = { label: "Take it along", title: "A plan", markdown: () => "# A plan" };

const button = (name: string) => screen.getByRole("button", { name });
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => "blob:file");
  URL.revokeObjectURL = vi.fn();
  HTMLAnchorElement.prototype.click = vi.fn();
});

test("a text is copied as it stands, and it is said", async () => {
  const user = userEvent.setup();
  render(<TextExports {...text} />, { wrapper: UiProvider });
  await user.click(button("Copy"));
  expect(await navigator.clipboard.readText()).toBe("# A plan");
  expect(screen.getByRole("status")).toHaveTextContent(exportWords.copied);
});

test("a browser that refuses to copy is told about, and the next way that works takes that back", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("refused"));
  render(<TextExports {...text} />, { wrapper: UiProvider });
  await user.click(button("Copy"));
  expect(screen.getByRole("alert")).toHaveTextContent(exportWords.notCopied);
  await user.click(button("Copy"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a Word file whose pictures fail is told about", async () => {
  const pictures = () => Promise.reject(new Error("offline"));
  render(<TextExports {...text} pictures={pictures} />, { wrapper: UiProvider });
  await userEvent.click(button("Word"));
  expect(await screen.findByRole("alert")).toHaveTextContent(exportWords.wordFailed);
  expect(button("Word")).toHaveAttribute("aria-disabled", "false");
});

test("Print does what the page says, and else prints the page", async () => {
  const print = vi.fn();
  render(<TextExports {...text} print={print} />, { wrapper: UiProvider });
  await userEvent.click(button("Print"));
  expect(print).toHaveBeenCalledOnce();
});

test("a text may be had in fewer ways and as other files, between other buttons", () => {
  const ways = { markdown: "Download as Markdown" };
  const more = { otherFiles: { GIFT: vi.fn() }, before: <button>Edit</button>, after: <button>Start over</button> };
  render(<TextExports {...text} ways={ways} {...more} />, { wrapper: UiProvider });
  expect(buttons()).toEqual(["Edit", "Download as Markdown", "GIFT", "Start over"]);
});
