import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../../../domain/course/draft";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { useCourseDraft } from "../course/course-draft";
import { CourseFiles } from "./course-files";
import { aDraftWithScreens, aPackedDraft } from "../../../../tests/support/course/packed-course";

beforeEach(() => () => {
  act(() => useCourseDraft.setState({ draft: emptyDraft }));
  vi.restoreAllMocks();
});

const guide = { name: "Trainer's guide" };

test("the trainer's guide is offered as Word and on paper, once there is a lesson", async () => {
  useCourseDraft.setState({ draft: aDraftWithScreens() });
  render(<CourseFiles />, { wrapper: UiProvider });
  expect(screen.queryByRole("group", guide)).toBeNull();
  act(() => useCourseDraft.setState({ draft: aPackedDraft() }));
  const buttons = within(await screen.findByRole("group", guide)).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Trainer's guide as Word",
    "Print the trainer's guide",
  ]);
});

test("printed it stands alone on the paper, and leaves the page afterwards", async () => {
  useCourseDraft.setState({ draft: aPackedDraft() });
  render(<CourseFiles />, { wrapper: UiProvider });
  const paper = () => document.querySelector("[data-paper='report']");
  const print = vi.spyOn(window, "print").mockImplementation(() => {
    expect(paper()?.textContent).toContain("Trainer's guide: Safe lifting");
    expect(paper()?.querySelectorAll("table")).toHaveLength(2);
    expect(document.documentElement.dataset.printing).toBe("report");
  });
  await userEvent.click(await screen.findByRole("button", { name: "Print the trainer's guide" }));
  expect(print).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect([paper(), document.documentElement.dataset.printing]).toEqual([null, undefined]);
});
