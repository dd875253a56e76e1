// Every part of the editor as a screen reader is told of it: the tree of names and roles, as a whole, in each state.
import type { Locator, Page } from "@playwright/test";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { modulesOfDraft } from "../../../src/domain/course/draft";
import { editWords, questionWords } from "../../../src/domain/course/rewriting/words";
import { editorWords } from "../../../src/ui/editing/words";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { textAction } from "../../support/journeys/course-tools";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const whole = aWholeCourse();
const about = modulesOfDraft(whole)[0] ?? "";
const lesson = `# The lesson

Look first, **then** lift, as the [rule](https://rules.example/) says. [O1.1]

- Within two days [check: the period of your country]
- Slowly

| Step | Why |
| --- | --- |
| Look | It is heavy |

## Note

A note[^1].

[^1]: Of this.
`;
const quiz = "# Quiz\n\n1. Which is first?\n   A. Lift\n      → No.\n   B. Look ✓\n      → Yes.\n";
const draft = {
  ...whole,
  selectedModule: about,
  "lesson-content": { [about]: aGeneratedText({ about, text: lesson }) },
  assessment: { [about]: aGeneratedText({ about, text: quiz }) },
};

/** The tree in lines of role, name and state; `text:` lines are words without a role. */
async function treeOf(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree.split("\n").map((line) => line.replace(/^( *)- '?/, "$1").replace(/'?:?$|'(?=: )/g, ""));
}

async function edit(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: `${editWords.edit} ${title}` }).click();
  return page.getByRole("textbox", { name: editWords.editing(title) });
}

const kinds = ["Text", "Heading 1", "Heading 2", "Heading 3", "Heading 4"];
const optionsOf = (selected: string) =>
  kinds.map((kind) => `    option "${kind}"${kind === selected ? " [selected]" : ""}`);

test("a screen reader hears each part of a text that is edited, each of its tools, and the way out", async ({
  page,
}) => {
  await openTool(page, "lesson-content", draft);
  const editor = await edit(page, "The lesson");
  const tools = page.getByRole("group", { name: editorWords.format });
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAttribute("aria-multiline", "true");
  await expect(editor).toHaveAccessibleDescription(editorWords.hint);
  expect(await treeOf(editor)).toEqual([
    'textbox "Edit: The lesson"',
    '  heading "The lesson" [level=2]',
    "  paragraph",
    "    text: Look first,",
    "    strong: then",
    "    text: lift, as the",
    '    link "rule"',
    "    text: says.",
    '    img "Objective 1.1": "[O1.1]"',
    "  list",
    "    listitem",
    "      paragraph",
    "        text: Within two days",
    '        img "To be checked: the period of your country": "[check: the period of your country]"',
    "    listitem",
    "      paragraph: Slowly",
    "  table",
    "    rowgroup",
    '      row "Step Why"',
    '        columnheader "Step"',
    "          paragraph: Step",
    '        columnheader "Why"',
    "          paragraph: Why",
    '      row "Look It is heavy"',
    '        cell "Look"',
    "          paragraph: Look",
    '        cell "It is heavy"',
    "          paragraph: It is heavy",
    "  paragraph",
  ]);
  const [marks, history] = [
    ['  button "Bold"', '  button "Emphasis"'],
    ['  button "Undo typing" [disabled]', '  button "Redo typing" [disabled]', '  button "Done"'],
  ];
  const inText = ['group "Format"', '  combobox "Kind of paragraph"', ...optionsOf("Heading 1"), ...marks];
  const lists = ['  button "Bullets"', '  button "Numbers"'];
  expect(await treeOf(tools)).toEqual([...inText, ...lists, '  button "Link"', '  button "Table"', ...history]);

  await tools.getByRole("button", { name: editorWords.link }).click();
  expect(await treeOf(tools)).toEqual([
    ...[...inText, ...lists, '  button "Link" [expanded]', '  button "Table"', ...history],
    ...["  text: Address", '  textbox "Address"', "    /placeholder: https://"],
    ...['  button "Set the link"', '  button "Cancel"'],
  ]);
  await page.keyboard.press("Escape");
  await expect(editor).toBeFocused();

  await editor.getByText("then", { exact: true }).click();
  await expect(tools.getByRole("button", { name: editorWords.bold, pressed: true })).toBeVisible();
  await editor.getByRole("cell", { name: "Look" }).click();
  await expect(tools.getByRole("button", { name: editorWords.addRow })).toBeVisible();
  expect(await treeOf(tools)).toEqual([
    ...['group "Format"', '  combobox "Kind of paragraph" [disabled]', ...optionsOf("Text"), ...marks],
    ...lists.map((line) => `${line} [disabled]`),
    '  button "Link"',
    ...["Add a row", "Remove the row", "Add a column", "Remove the column"].map((name) => `  button "${name}"`),
    ...history,
  ]);

  await page.keyboard.type("!");
  await expect(tools.getByRole("button", { name: editorWords.undo })).toBeEnabled();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit The lesson" })).toBeFocused();
  await expect(textAction(page, "Undo")).toBeVisible();
});

test(
  "a screen reader hears why a part is edited as Markdown, each field of a question, and what it lacks",
  { tag: "@heavy" },
  async ({ page }) => {
    await openTool(page, "lesson-content", draft);
    await page.getByRole("button", { name: "Edit Note" }).click();
    const box = page.getByRole("textbox", { name: editWords.asMarkdown });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(editWords.notShown);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Edit Note" })).toBeFocused();

    await page.getByRole("link", { name: "Module 1 assessment: written" }).click();
    await page.getByRole("button", { name: "Edit question 1" }).click();
    const form = page.getByRole("group", { name: editWords.editing("question 1") });
    const field = (name: string, words: string) => [`  text: ${name}`, `  textbox "${name}": ${words}`];
    const optionB = ["  text: A is right Option B", '  textbox "Option B": Look', ...field("Reason for B", "Yes.")];
    const rightB = ['  radio "B is right" [checked]', "  text: B is right"];
    const buttons = ['  button "Done"', '  button "Add an option"'];
    expect(await treeOf(form)).toEqual([
      'group "Edit: question 1"',
      ...[...field("Question", "Which is first?"), ...field("Option A", "Lift"), ...field("Reason for A", "No.")],
      ...['  radio "A is right"', ...optionB, ...rightB, ...buttons],
    ]);
    await form.getByRole("textbox", { name: questionWords.option("A") }).fill("");
    await page.keyboard.press("Escape");
    await expect(form.getByRole("textbox", { name: questionWords.option("A") })).toBeFocused();
    await expect(form.getByRole("textbox", { name: questionWords.option("A") })).toHaveAccessibleDescription(
      questionWords.lacksWords,
    );
    expect(await treeOf(form)).toEqual([
      'group "Edit: question 1"',
      ...[...field("Question", "Which is first?"), "  text: Option A", '  textbox "Option A" [invalid]'],
      ...[`  paragraph: ${questionWords.lacksWords}`, ...field("Reason for A", "No."), '  radio "A is right"'],
      ...[...optionB, ...rightB, `  alert: ${questionWords.incomplete}`],
      ...[`  button "${questionWords.leaveOut}"`, ...buttons],
    ]);
    await expectAccessible(page);
  },
);
