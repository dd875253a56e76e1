import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import { editingWords } from "../../../domain/assessment/plan/versions/words";
import { unsavedOf } from "../../../firebase/accounts/unsaved";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { VersionEditor } from "./version-editor";

const me = { uid: "rosa", email: "rosa@waymark.example" };
const version = { number: 1, text: aPlanText(), createdAt: new Date(0) };
const onClose = vi.fn<(sentence?: string) => void>();

function edit(latest: typeof version & { byEmail?: string } = version, code = "harvest-code") {
  const business = { code, answers: fullAnswers() };
  return render(<VersionEditor {...{ me, business, version, latest, onClose }} />, { wrapper: UiProvider });
}

function section(name: string): HTMLTextAreaElement {
  const asMarkdown = screen.queryByRole("button", { name: `${editingWords.asMarkdown}: ${name}` });
  if (asMarkdown) fireEvent.click(asMarkdown);
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name });
}
const type = (name: string, text: string) => fireEvent.change(section(name), { target: { value: text } });

test("an edit of a plan outlives a look at another page, says so, and is asked about at logout", () => {
  const { unmount } = edit();
  expect(screen.queryByText(editingWords.draftKept(1, 1))).not.toBeInTheDocument();
  type("Timeline", "In May.");
  type("Delivery methods", "By the consultant.");
  unmount();
  expect(unsavedOf("rosa")).toMatchObject({ plans: 1, notes: 0 });
  edit();
  expect(section("Timeline")).toHaveValue("In May.");
  expect(section("Delivery methods")).toHaveValue("By the consultant.");
  expect(screen.getByText(editingWords.draftKept(1, 1))).toBeVisible();
});

test("whoever comes back to an edit reads that a colleague has saved another version since", () => {
  const { unmount } = edit();
  type("Timeline", "In May.");
  unmount();
  const text = aPlanText(undefined, { timeline: "- In June.", methods: "- By the colleague." });
  edit({ ...version, number: 2, text, byEmail: "colleague@waymark.example" });
  expect(screen.getByText(editingWords.draftKept(1, 2))).toBeVisible();
  expect(section("Timeline")).toHaveValue("In May.");
  expect(screen.getByText(editingWords.overtaken("colleague@waymark.example", 2))).toBeVisible();
  expect(screen.getByText(editingWords.bothChanged("Timeline"))).toBeVisible();
  expect(screen.getByRole("button", { name: editingWords.onTop(2) })).toBeEnabled();
});

test("an edit that is given up, or that changes nothing any more, is nothing to lose", () => {
  const { unmount } = edit();
  const before = section("Timeline").value;
  type("Timeline", "In May.");
  type("Timeline", before);
  expect(unsavedOf("rosa")).toMatchObject({ plans: 0 });
  type("Timeline", "In June.");
  fireEvent.click(screen.getByRole("button", { name: editingWords.cancel }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(unsavedOf("rosa")).toMatchObject({ plans: 0 });
  unmount();
  edit();
  expect(section("Timeline")).toHaveValue(before);
});

test("an edit is of one business's plan", () => {
  const { unmount } = edit();
  type("Timeline", "In May.");
  unmount();
  edit(version, "northwind-code");
  expect(section("Timeline")).not.toHaveValue("In May.");
});

test("a section is edited as it is shown, and a number of its evidence stays whole", async () => {
  edit(version, "chips-code");
  const press = () => screen.getByRole("button", { name: /^Edit ?Timeline$/ });
  await userEvent.click(press());
  const editor = await screen.findByRole("textbox", { name: "Timeline" });
  expect(within(editor).getByRole("img", { name: "Answers 1" })).toHaveAttribute("contenteditable", "false");
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.click(screen.getByRole("button", { name: "Bold" }));
  await userEvent.type(editor, "{Escape}");
  expect(press()).toHaveFocus();
  expect(section("Timeline").value).toBe("- **What Timeline says. [1]**");
});
