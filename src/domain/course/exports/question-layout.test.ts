import { expect, test } from "vitest";
import { laidOutAssessment } from "./question-layout";
import { assessmentParts, questionsOf } from "../questions";

const assessment = `# Check

1. What comes first?
   A. Lift
   B. Look
   Answer: B
   Reason: You look before you lift.

2. Nobody has finished this
   A. Yes

## Afterwards

Rest.
`;

test("an assessment in its parts is the assessment, with what stands around the questions", () => {
  const parts = assessmentParts(assessment);
  expect(parts.map(({ text }) => text).join("")).toBe(assessment);
  expect(parts.map(({ question }) => question?.number)).toEqual([undefined, "1", undefined]);
});

test("a question is laid out line by line, and read again it is the same", () => {
  const document = laidOutAssessment(assessment, true);
  expect(document).toContain(
    "**1. What comes first?**\n\nA. Lift  \n**B. Look**\n\nAnswer: B  \nReason: You look before you lift.",
  );
  expect(questionsOf(document)).toEqual(questionsOf(assessment));
});

test.each([
  ["ar", "أ. س\nب. ص", "الإجابة: ب", "السبب: So."],
  ["de-CH", "A. s\nB. t", "Antwort: B", "Begründung: So."],
  ["es", "A. s\nB. t", "Respuesta: B", "Motivo: So."],
  ["fr", "A. s\nB. t", "Réponse : B", "Raison : So."],
  ["he", "א. ש\nב. ת", "תשובה: ב", "נימוק: So."],
  ["it", "A. s\nB. t", "Risposta: B", "Motivo: So."],
  ["nl", "A. s\nB. t", "Antwoord: B", "Reden: So."],
  ["pt-BR", "A. s\nB. t", "Resposta: B", "Motivo: So."],
  ["ja", "A. s\nB. t", "Answer: B", "Reason: So."],
])("labels are in the language of the text, and are read again: %s", (language, options, answer, reason) => {
  const text = `1. Was?\n${options}\n${answer}\n${reason}`;
  const document = laidOutAssessment(text, true, language);
  for (const line of [...options.split("\n"), answer, reason]) expect(document).toContain(line);
  expect(questionsOf(document)).toEqual(questionsOf(text));
  expect(questionsOf(document)).toMatchObject([{ answer: 1, reason: "So." }]);
});

test("more options than a language has letters here have Latin ones", () => {
  const options = "A B C D E F G H I"
    .split(" ")
    .map((letter) => `${letter}. Word ${letter}`)
    .join("\n");
  const document = laidOutAssessment(`1. Was?\n${options}\nAnswer: I`, true, "ar");
  expect(document).toContain("I. Word I");
  expect(questionsOf(document)[0]?.answer).toBe(8);
});

test("for learners neither the answer nor its reason is there, and everything else is", () => {
  const document = laidOutAssessment(assessment, false);
  expect(document).not.toMatch(/Answer:|You look|\*\*B/);
  for (const kept of ["# Check", "**1. What comes first?**", "B. Look", "2. Nobody has finished", "## Afterwards"])
    expect(document).toContain(kept);
});

const eachWithReason = `1. Was zuerst? [O1.1]

   | Tag | Gäste |
   |---|---|
   | Mo | 4 |

   Und dann?
   A. Heben
      → Das ist zu früh.
   B. Sehen ✓
      → So ist es sicher.

2. Wer? [O1.2]
   A. Sie ✓
      → Ja.
   B. Er
      → Nein.

---

Viel Erfolg! [O1.1]
`;

test("reasons of the single options are laid out below the answer, and objectives are no part of the document", () => {
  const document = laidOutAssessment(eachWithReason, true);
  expect(document).toContain("A. Heben  \n**B. Sehen**\n\nAnswer: B  \nA: Das ist zu früh.  \nB: So ist es sicher.");
  expect(document).not.toMatch(/O1|✓|→/);
  const objectives = [["O1.1"], ["O1.2"]];
  expect(questionsOf(document).map((read, at) => ({ ...read, objectives: objectives[at] }))).toEqual(
    questionsOf(eachWithReason),
  );
  expect(laidOutAssessment(eachWithReason, false)).not.toMatch(/sicher|zu früh|Answer|O1/);
});

test("a reason for all and one of each option are laid out together, and read again they are the same", () => {
  const question = "1. Was?\nA. x\n   → nicht x\nB. y ✓\n   → ja y\nBegründung: Darum.";
  expect(questionsOf(question)).toMatchObject([{ reason: "Darum.", optionReasons: ["nicht x", "ja y"] }]);
  expect(questionsOf(laidOutAssessment(question, true))).toEqual(questionsOf(question));
});

test("a key at the end is laid out with its questions, and learners do not get it", () => {
  const withKey =
    "1. Was?\nA. x\nB. y\n\n2. Wer?\nA. x\nB. y\n\n## Lösungen\n\n1. b – darum\n2. a\n\n## Dank\n\nTschüs.";
  expect(questionsOf(laidOutAssessment(withKey, true))).toEqual(questionsOf(withKey));
  expect(laidOutAssessment(withKey, true)).not.toContain("Lösungen");
  const forLearners = laidOutAssessment(withKey, false);
  expect(forLearners).not.toMatch(/Lösungen|darum/);
  expect(forLearners).toContain("## Dank\n\nTschüs.");
});

test("a heading after the last question does not belong to its reason", () => {
  expect(questionsOf("1. What?\nA. x\nB. y\nAnswer: A\nReason: So.\n\n### Scoring\n\nAll count.")[0]?.reason).toBe(
    "So.",
  );
});
