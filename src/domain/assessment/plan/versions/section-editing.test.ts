import { expect, test } from "vitest";
import { aPlanText } from "../plan.fixture";
import { readPlan } from "../plan";
import { editableSections, editedOnTopOf, planOfSections, removedMarks, removedReferences } from "./section-editing";

const actions = [
  "### Sales",
  "",
  "- Agree on who decides. [kind: decision] [answers: 2.Sales.roleClarity]",
  "- Train the leads. [kind: course] [answers: 2.Sales.collaboration, 1.customerSatisfaction]",
].join("\n");
const plan = aPlanText(undefined, { actions });

function changed(heading: string, change: (text: string) => string) {
  return editableSections(plan).map((section) =>
    section.heading === heading ? { ...section, text: change(section.text) } : section,
  );
}

test("a section shows a number for each mark, and says what kind an action is", () => {
  const section = editableSections(plan).find(({ heading }) => heading === "Actions for each team");
  expect(section).toEqual({
    opening: "## Actions for each team",
    heading: "Actions for each team",
    text: "### Sales\n\n- Agree on who decides. [kind: decision] [1]\n- Train the leads. [kind: course] [2]",
    marks: [["2.Sales.roleClarity"], ["2.Sales.collaboration", "1.customerSatisfaction"]],
  });
});

test("a plan that nobody has changed reads the same after it was edited", () => {
  expect(readPlan(planOfSections(editableSections(plan)))).toEqual(readPlan(plan));
});

test("words change, and the marks behind them stay", () => {
  const edited = planOfSections(changed("Actions for each team", (text) => text.replace("Train", "Coach")));
  expect(edited).toContain(
    "- Coach the leads. [kind: course] [answers: 2.Sales.collaboration, 1.customerSatisfaction]",
  );
  expect(removedReferences(plan, edited)).toEqual([]);
});

test("a mark that was taken away is told with the answers that it named", () => {
  const sections = changed("Actions for each team", (text) => text.replace(" [1]", ""));
  expect(sections.flatMap(removedMarks)).toEqual([{ number: 1, references: ["2.Sales.roleClarity"] }]);
  expect(removedReferences(plan, planOfSections(sections))).toEqual(["2.Sales.roleClarity"]);
});

test("a number that stands for no mark is the consultant's own", () => {
  const edited = planOfSections(changed("Summary", (text) => `${text} See [17].`));
  expect(edited).toContain("See [17].");
});

test("a plan without sections is edited as one piece", () => {
  const sections = editableSections("There is a lot to be said.\n\nFor one thing.");
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
    ["", "There is a lot to be said.\n\nFor one thing."],
  ]);
  expect(planOfSections(sections)).toBe("There is a lot to be said.\n\nFor one thing.\n");
});

test("what two consultants have changed in different sections becomes one plan", () => {
  const mine = changed("Timeline", () => "- In May.");
  const theirs = changed("Summary", () => "Sound.");
  const { sections, bothChanged } = editedOnTopOf(editableSections(plan), mine, theirs);
  const texts = Object.fromEntries(sections.map(({ heading, text }) => [heading, text]));
  expect(texts).toMatchObject({ Timeline: "- In May.", Summary: "Sound." });
  expect(bothChanged).toEqual([]);
});

test("of a section that both have changed, the one who saves second keeps theirs, and is told which it is", () => {
  const mine = changed("Timeline", () => "- In May.");
  const theirs = changed("Timeline", () => "- In June.");
  const { sections, bothChanged } = editedOnTopOf(editableSections(plan), mine, theirs);
  expect(sections.find(({ heading }) => heading === "Timeline")?.text).toBe("- In May.");
  expect(bothChanged).toEqual(["Timeline"]);
});
