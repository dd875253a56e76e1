import { expect, test } from "vitest";
import { learnersLesson } from "./learners-lesson";
import { learnersScreens } from "./storyboard-screens";

const german = `# Rückmeldung geben

Eine Lektion von 60 Minuten für Teamleitungen.

## Ablauf

| Minuten | Aktivität | Methode | Material |
| --- | --- | --- | --- |
| 10 | Einstieg | Plenum | Keines |
| 50 | Üben | Gruppen | Karten |
| **60** | **Summe** | | |

## Einstieg (10 Minuten)

Woran denken Sie zuerst?

**Dauer:** 10 Minuten
**Material:** Karten

## Beispiele

| Satz | Methode | Wirkung |
| --- | --- | --- |
| „Immer kommst du zu spät.“ | Rollenspiel | Abwehr |

## Hinweise für die Trainerin

Halten Sie die Karten bereit.`;

test("agenda, method and material leave a lesson, what is taught stays", () => {
  expect(learnersLesson(german)).toBe(
    "# Rückmeldung geben\n\n## Einstieg\n\nWoran denken Sie zuerst?\n\n## Beispiele\n\n| Satz | Wirkung |\n| --- | --- |\n| „Immer kommst du zu spät.“ | Abwehr |",
  );
});

test("a list of minutes is an agenda, a list with one of them is not", () => {
  const list = (items: string) => learnersLesson(`# L\n\n## Steps\n\n${items}\n\n## End\n\nDone.`);
  expect(list("1. Open (5 min)\n2. Practise (10 min)\n3. Close (5 min)")).toBe("# L\n\n## End\n\nDone.");
  expect(list("1. Open the lid\n2. Wait 10 min\n3. Close it")).toContain("2. Wait 10 min");
});

test("steps of a practice that have minutes stay, with or without an agenda before them", () => {
  const practice =
    "## Practice\n\n1. Watch (4 min)\n2. Lift it. The second sentence is missing: add it (6 min)\n3. Lift (10 min)\n\nA good result.";
  const agenda = "## Plan\n\n1. Open (5 min)\n2. Practise (20 min)\n3. Close (5 min)\n\n**Total: 30 min**\n\n";
  expect(learnersLesson(`# L\n\n${agenda}${practice}`)).toBe(`# L\n\n${practice}`);
  expect(learnersLesson(`# L\n\n${practice}`)).toBe(`# L\n\n${practice}`);
});

test("minutes that are taught in a second table stay, the trainer's asides and groups go", () => {
  const taught = "## Cooling\n\n| Part | Minutes |\n| --- | --- |\n| Lid | 10 |\n| Pot | 20 |\n\nWait.";
  const agenda = "| Step | Minutes |\n| --- | --- |\n| Open | 5 |\n\n";
  expect(
    learnersLesson(`# L\n\nA 45-minute lesson.\n\n${agenda}*Trainer: wait.*\n\n**Groups:** pairs\n\n${taught}`),
  ).toBe(`# L\n\n${taught}`);
});

test("a lesson that is all agenda has nothing for learners", () => {
  expect(learnersLesson("# L\n\n## Agenda\n\n| Min. | What |\n| --- | --- |\n| 5 | Open |")).toBe("");
});

test("times that are taught stay", () => {
  const taught =
    "# L\n\n## Cooling\n\nWait for 10 minutes. A table of times:\n\n| Part | Time |\n| --- | --- |\n| Lid | evening |\n\nTake your time.";
  expect(learnersLesson(taught)).toBe(taught);
});

const pieces = [
  " ",
  "\t",
  "(",
  "(1",
  "**",
  "**x:** ",
  "| ",
  "“",
  "Right: ",
  "*x: ",
  "1. x 5 min\n\n",
  "**Total: 5 min**\n\n",
  "5 min ",
  "x:",
  "\n",
  "- x\n",
  "- **x:** y\n",
  "| 5 | x |\n",
].concat("## x\n", "## Screen 1: x\n", "```\n", "1. q? A) x B) y\n");

test.each(pieces)(
  "texts with a run of %j are read in a time in proportion to their length",
  (piece) => {
    const run = piece.repeat(Math.ceil(4_000 / piece.length));
    learnersLesson(`# L\n\n## A (${run}1)\n\n${run}\n\n**x:** ${run}`);
    learnersScreens(`## Screen 1: ${run}\n\n- **On screen:** “${run}\n- **Interaction:** ${run} Right: x\n\n${run}`);
  },
  4_000,
);
