import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { useCourseDraft } from "../course/course-draft";
import { PackageDialog } from "./package-dialog";
import { aPackedDraft, end, start } from "../../../../tests/support/course/packed-course";

beforeEach(() => () => {
  act(() => useCourseDraft.setState({ draft: emptyDraft }));
  vi.restoreAllMocks();
});

function open(draft: CourseDraft): { files: Blob[]; onClose: () => void } {
  useCourseDraft.setState({ draft });
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:made";
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
  const onClose = vi.fn();
  render(
    <UiProvider>
      <PackageDialog kind="scorm" onClose={onClose} />
    </UiProvider>,
  );
  return { files, onClose };
}

const part = (name: RegExp) => screen.getByRole("checkbox", { name });
const make = () => userEvent.click(screen.getByRole("button", { name: "Download" }));

test("the dialog says what each part holds and what is missing in it", () => {
  open({
    ...aPackedDraft(),
    "study-material": undefined,
    "lesson-content": { [start]: aGeneratedText({ text: "Half", incomplete: true }) },
    assessment: {
      [start]: aPackedDraft().assessment[start] ?? aGeneratedText(),
      [end]: aGeneratedText({ text: "Hm." }),
    },
  });
  expect(part(/^Study material \(nothing written yet\)/)).toBeDisabled();
  expect(part(/^Modules \(one page\)/)).toHaveAccessibleDescription(
    /Module 1 storyboard: not written yet\. Its pages are made of the lesson.*Module 1 lesson: unfinished.*Module 2: neither storyboard nor lesson/,
  );
  expect(part(/^Quiz \(2 questions on one page\)/)).toHaveAccessibleDescription(/Module 2 assessment: no question/);
});

test("screens that learners cannot decide on, or that are empty, are named", () => {
  const text =
    "## Screen 1: A\n\n- **On screen:** Q?\n- **Interaction:** Right: “a.” Wrong: “b.”\n\n## Screen 2: B\n\n- **Visual:** A lamp.";
  open({
    ...aPackedDraft(),
    storyboard: { [start]: aGeneratedText({ about: start, text }), [end]: aGeneratedText({ about: end, text: "Hm." }) },
  });
  expect(part(/^Modules/)).toHaveAccessibleDescription(
    /Module 1 storyboard: screen 2 has nothing to read or decide.*Module 1 storyboard: screen 1 describes its decision without listing.*Module 2 storyboard: no screens were found in it/,
  );
});

test("the package is made of what stays ticked, and the dialog closes", async () => {
  const { files, onClose } = open(aPackedDraft());
  await userEvent.click(part(/^Study material/));
  await make();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(files.map(({ type }) => type)).toEqual(["application/zip"]);
});

test("a mastery score that is none, or nothing chosen, is refused in a sentence", async () => {
  const { files } = open(aPackedDraft());
  const mastery = screen.getByRole("textbox", { name: "Passed from (% right)" });
  await userEvent.clear(mastery);
  await userEvent.type(mastery, "120");
  await make();
  expect(mastery).toHaveAccessibleDescription("Please enter a whole number from 1 to 100.");
  for (const name of [/^Study/, /^Modules/, /^Quiz/]) await userEvent.click(part(name));
  await make();
  expect(screen.getByRole("alert")).toHaveTextContent("Please choose at least one part that is written.");
  expect(files).toEqual([]);
});
