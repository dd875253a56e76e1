import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { packageWords } from "../../../domain/course/exports/package/words";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { useCourseDraft } from "../course/course-draft";
import { LearnersPreview } from "./learners-preview";
import { aPackedDraft } from "../../../../tests/support/course/packed-course";

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    act(() => useCourseDraft.setState({ draft: emptyDraft }));
    vi.useRealTimers();
  };
});

function preview(draft: CourseDraft) {
  useCourseDraft.setState({ draft });
  return render(
    <UiProvider>
      <MemoryRouter>
        <LearnersPreview tool="study-material" />
      </MemoryRouter>
    </UiProvider>,
  );
}

function typed(text: string): void {
  const { draft } = useCourseDraft.getState();
  const material = draft["study-material"];
  if (material) act(() => useCourseDraft.setState({ draft: { ...draft, "study-material": { ...material, text } } }));
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(packageWords.previewFrame);

test("the preview shows a changed text once the typing pauses, in a new frame", () => {
  preview(aPackedDraft());
  const before = frame();
  typed("# Customs\n\nDeclare each pall");
  act(() => void vi.advanceTimersByTime(300));
  typed("# Customs\n\nDeclare each pallet.");
  act(() => void vi.advanceTimersByTime(300));
  expect(frame()).toBe(before);
  expect(before.srcdoc).not.toContain("Declare");
  act(() => void vi.advanceTimersByTime(100));
  expect(frame()).not.toBe(before);
  expect(frame().srcdoc).toContain("Declare each pallet.");
});

test("the preview says that there is nothing to show yet", () => {
  preview(emptyDraft);
  expect(screen.getByText(packageWords.nothingToPreview)).toBeVisible();
});
