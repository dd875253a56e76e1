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
