import { expect, test } from "vitest";
import { emptyDraft } from "../../draft";
import { aGeneratedText } from "../../draft.fixture";
import { alignmentOf } from "./alignment";
import { unservedObjectives, servedInWords, namesNoObjective, alignmentTable } from "./alignment-table";
import { courseOf } from "./alignment.fixture";
import { objectivesOf } from "./objectives";

const style = { bullet: "-", bold: false, grouped: false };
const explains = { number: 1, words: "Explain brakes" };

test("an outline without marks has the items of each module's first list as objectives, in their order", () => {
  const outline = [
    "# Course\n\n- Not of a module",
    "## Module 1: Start\n\n**Objectives**\n\n- Explain **brakes**\n- Apply them\n\nTopics:\n\n- Brakes",
    "## Module 2: Go\n\n- Objectives:\n  - Show ramps\n  - Judge loads\n- Topics:\n  - Ramps",
    "## Module 3: End\n\nNo list.",
  ].join("\n\n");
  expect(objectivesOf(outline)).toEqual([
    { id: "O1.1", words: "Explain brakes" },
    { id: "O1.2", words: "Apply them" },
    { id: "O2.1", words: "Show ramps" },
    { id: "O2.2", words: "Judge loads" },
  ]);
});

test("a question without an objective is a stray, and so is a mark that leads nowhere; a section needs no objective", () => {
  const draft = courseOf(
    [
      {
        title: "Start",
        objectives: [explains],
        parts: {
          "lesson-content": [
            { title: "Opening", serves: [] },
            { title: "Practice", serves: ["O1.1"] },
            { title: "Lost", serves: ["O7.1"] },
          ],
          assessment: [
            { title: "Which", serves: ["O1.1"] },
            { title: "What", serves: [] },
          ],
        },
      },
    ],
    style,
  );
  expect(alignmentOf(draft).strays.map(({ tool, place }) => [tool, place])).toEqual([
    ["lesson-content", "Lost"],
    ["assessment", "2"],
  ]);
});

test("a text without any mark tells nothing, so it makes no strays and no empty cells", () => {
  const name = "Module 1: Start";
  const draft = {
    ...courseOf([{ title: "Start", objectives: [explains], parts: {} }], style),
    assessment: { [name]: aGeneratedText({ text: "1. Who?\n   A. I\n   B. You\n   Answer: A\n", about: name }) },
  };
  const { rows, strays } = alignmentOf(draft);
  expect(rows[0]?.assessment).toEqual({ state: "unmarked", places: [] });
  expect(rows[0]?.storyboard).toEqual({ state: "unwritten", places: [] });
  expect(strays).toEqual([]);
});

test("a course without an outline has no matrix", () => {
  expect(alignmentOf(emptyDraft)).toEqual({ rows: [], strays: [] });
});

test("an objective with a bar or a line break stays one cell of the table", () => {
  const { rows, strays } = alignmentOf(courseOf([{ title: "Start", objectives: [explains], parts: {} }], style));
  const table = (words: string) => alignmentTable({ rows: rows.map((row) => ({ ...row, words })), strays }) ?? "";
  for (const apart of [" | ", "\n", "\r", "\r\n\r\n"]) {
    const lines = table(`Explain${apart}brakes`).split(/[\r\n]/);
    expect(lines).toHaveLength(3);
    expect(lines[2]?.split(/(?<!\\)\|/)).toHaveLength(table("Explain").split("\n")[2]?.split("|").length ?? 0);
  }
});

test.each([
  ["nothing is written", {}, [], "nothing written for them yet"],
  ["every text that is there serves it", { storyboard: [{ title: "Start", serves: ["O1.1"] }] }, [], "no gaps"],
  ["a text serves something else", { storyboard: [{ title: "Start", serves: ["O1.2"] }] }, ["storyboard: O1.1"]],
  [
    "two texts serve something else",
    {
      "lesson-content": [{ title: "Start", serves: ["O1.2"] }],
      assessment: [{ title: "Start", serves: ["O1.2"] }],
    },
    ["lesson-content: O1.1", "assessment: O1.1"],
  ],
])("the objectives that each text leaves out, where %s", (_, parts, unserved, otherwise?: string) => {
  const alignment = alignmentOf(courseOf([{ title: "Start", objectives: [explains], parts }], style));
  const named = unservedObjectives(alignment).map(({ tool, rows }) => `${tool}: ${rows.map(({ id }) => id).join()}`);
  expect(named).toEqual(unserved);
  if (otherwise !== undefined) expect(servedInWords(alignment)).toBe(otherwise);
});

test("a text without marks names no objective, and is no text that leaves one out", () => {
  const parts = { storyboard: [{ title: "Start", serves: [] }] };
  const alignment = alignmentOf(courseOf([{ title: "Start", objectives: [explains], parts }], style));
  expect(namesNoObjective(alignment)).toBe(true);
  expect(unservedObjectives(alignment)).toEqual([]);
});
