import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { mergedText } from "./merged-text";

const base = "# Lesson\n\nWelcome.\n\n## Start\n\nLook first.\n\n## Practice\n\nLift it.\n\n---\n\n## End\n\nRest.";

function merged(mine: string, theirs: string, before = base) {
  const [was, earlier, later] = [before, mine, theirs].map((text) => aGeneratedText({ text }));
  const { shown, overtaken } = mergedText([was, earlier, later]);
  return { shown: shown?.text, overtaken: overtaken?.text };
}

const withWords = (from: string, to: string, text = base) => text.replace(from, () => to);

test.each([
  [
    "words of two sections",
    withWords("Look first.", "Look twice."),
    withWords("Rest.", "Rest well."),
    "Look twice",
    "Rest well",
  ],
  [
    "two sections beside each other",
    withWords("Look first.", "Look."),
    withWords("Lift it.", "Lift."),
    "Look.",
    "Lift.",
  ],
  [
    "a heading, and words below another",
    withWords("## Start", "## Begin"),
    withWords("Rest.", "Nap."),
    "## Begin",
    "Nap.",
  ],
  ["a new section at the end", `${base}\n\n## After\n\nGo.`, withWords("Lift it.", "Lift."), "## After", "Lift."],
  [
    "a new section in between",
    withWords("## End", "## More\n\nAgain.\n\n## End"),
    withWords("Welcome.", "Hi."),
    "Again.",
    "Hi.",
  ],
  [
    "new sections of each",
    `${base}\n\n## After\n\nGo.`,
    withWords("## End", "## More\n\nAgain.\n\n## End"),
    "## After\n\nGo.",
    "## More\n\nAgain.",
  ],
  [
    "new sections of each in one place",
    `${base}\n\n## After\n\n1. Go.\n2. Rest.`,
    `${base}\n\n## After all\n\n1. Stay.\n2. Rest.`,
    "## After\n\n1. Go.\n2. Rest.",
    "## After all\n\n1. Stay.\n2. Rest.",
  ],
  [
    "new sections of each with one title",
    `${base}\n\n## After\n\nGo.`,
    `${base}\n\n## After\n\nStay.`,
    "## After\n\nGo.",
    "## After\n\nStay.",
  ],
  [
    "a new section at the end, and words of the last one",
    `${base}\n\n## After\n\nGo.`,
    withWords("Rest.", "Nap."),
    "## End\n\nNap.\n\n## After",
    "Go.",
  ],
  [
    "a new section behind one that the other takes out",
    withWords("## Practice", "## More\n\nAgain.\n\n## Practice"),
    withWords("## Start\n\nLook first.\n\n", ""),
    "Welcome.\n\n## More\n\nAgain.\n\n## Practice",
    "Rest.",
  ],
  [
    "a new section behind one that the other renames while it adds another",
    withWords("## Practice", "## More\n\nAgain.\n\n## Practice"),
    withWords("## Start", "## Begin", `${base}\n\n## After\n\nGo.`),
    "## Begin\n\nLook first.\n\n## More\n\nAgain.\n\n## Practice",
    "## After",
  ],
  [
    "a section moved",
    withWords("## Start\n\nLook first.\n\n", `${base}\n`),
    withWords("Welcome.", "Hi."),
    "Look first.",
    "Hi.",
  ],
])("%s: both are there, whoever comes second", (_, mine, theirs, ...words) => {
  for (const { shown, overtaken } of [merged(mine, theirs), merged(theirs, mine)]) {
    expect(overtaken).toBeUndefined();
    for (const each of words) expect(shown).toContain(each);
  }
  expect(merged(mine, theirs)).toEqual(merged(theirs, mine));
});

test("a section that one has taken out is gone, beside another one's words", () => {
  const without = withWords("## Practice\n\nLift it.\n\n---\n\n", "");
  expect(merged(without, withWords("Rest.", "Nap."))).toEqual({
    shown: withWords("Rest.", "Nap.", without),
    overtaken: undefined,
  });
});

test.each([
  ["words of one section", withWords("Look first.", "Look."), withWords("Look first.", "Look twice.")],
  [
    "words of a section that the other has taken out",
    withWords("## Start\n\nLook first.\n\n", ""),
    withWords("first", "twice"),
  ],
  ["numbered steps of each", `${base}\n\n1. Go.`, `${base}\n\n1. Stay.`],
  ["both whole texts written anew", "# Another\n\n## One\n\nNew.", "# A third\n\n## Two\n\nNewer."],
  ["the whole text written anew", "# Another\n\n## One\n\nNew.", withWords("Rest.", "Nap.")],
])("%s: one text is shown whole, and the other is handed back", (_, mine, theirs) => {
  expect(merged(mine, theirs)).toEqual({ shown: theirs, overtaken: mine });
  expect(merged(theirs, mine)).toEqual({ shown: mine, overtaken: theirs });
});

test("questions of two windows stand together; where both meet in the key, they are not mixed", () => {
  const quiz = "## Questions\n\n1. First?\n\nA) Yes\nB) No\n\n2. Second?\n\nA) Yes\nB) No\n\n## Answers\n\n1-A, 2-B\n";
  const first = quiz.replace("First?", "Which is first?");
  const second = quiz.replace("Second?", "Which is second?");
  expect(merged(first, second, quiz).shown).toBe(first.replace("Second?", "Which is second?"));
  const swapped = (text: string, nth: string, key: string) =>
    text.replace(`${nth}?\n\nA) Yes\nB) No`, `${nth}?\n\nA) No\nB) Yes`).replace(/1-., 2-./, key);
  const theirs = swapped(quiz, "Second", "1-A, 2-A");
  expect(merged(swapped(quiz, "First", "1-B, 2-B"), theirs, quiz).shown).toBe(theirs);
});
