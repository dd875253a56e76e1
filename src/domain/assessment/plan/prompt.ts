// The prompt from which the training plan is written: the questions word for word, each with its answer. Browser and
// server build it with the same code, so that what a client reads in the review is what the model gets.
//
// Answers are free text and could be shaped like headings, questions or other answers. Each is therefore brought onto
// the one line that begins with "Answer:" in the page's language, its line breaks turned into " / ": no answer ever
// begins a line, so none can forge structure. Team names are stripped of the asterisks that would end their bold type.
import { answerPlaces } from "../answers/answer-places";
import type { ProgressData } from "../answers/answers";
import { stepOf } from "../questionnaire/questionnaire";
import { review, type ReviewGroup, type ReviewedStep } from "../answers/review";
import { voiceReference, voicesInWords } from "../voices/voice-references";
import { voiceQuestions } from "../voices/voice-ratings";
import { promptWords } from "./prompt-words";
import { allReferences } from "./references";

/** The whole prompt for these answers; the same answers always give the same text. */
export function assemblePrompt(progressData: ProgressData): string {
  return promptWith(progressData, () => "");
}

/** The prompt with the name of each answer behind its question, for the marks: `How clear ...? [0.missionClarity]`. */
export function namedPrompt(progressData: ProgressData): string {
  const names = new Set(allReferences(progressData).map(({ reference }) => reference));
  return promptWith(progressData, (name) => (names.has(name) ? ` [${name}]` : ""));
}

/** Returns the words behind the question with a name; the name is that of its answer, if it has one. */
type BehindQuestion = (name: string) => string;

function promptWith(progressData: ProgressData, behind: BehindQuestion): string {
  const steps = review(progressData).map((step) => stepText(step, answerPlaces(step.key, progressData), behind));
  return [promptWords.intro, ...steps, ...voicesText(progressData, behind), promptWords.closing].join("\n\n");
}

/** The means of the teams' own voices; nothing for a business without them, and never a sentence. */
function voicesText({ voices = [] }: ProgressData, behind: BehindQuestion): string[] {
  if (voices.length === 0) return [];
  const teams = voices.map((said) => {
    const lines = voiceQuestions.map(({ id, text }) => {
      const name = voiceReference(said, id);
      return `${text}${behind(name)}\n${promptWords.answer(voicesInWords(said, id))}`;
    });
    return [`**${boldText(said.team)}**`, ...lines].join("\n\n");
  });
  return [promptWords.voices, ...teams];
}

function stepText(step: ReviewedStep, places: readonly string[], behind: BehindQuestion): string {
  const heading = promptWords.step(Number(step.key) + 1, step.title);
  if (step.groups.length === 0) return `${heading}\n\n${promptWords.notAnswered}`;
  const { repeats } = stepOf(step.key);
  const groups = step.groups.flatMap((group, nth) =>
    repeats === undefined
      ? questionTexts(group, places[0], behind)
      : [`**${boldText(group.heading) || repeats.unnamed}**`, ...questionTexts(group, places[nth], behind)],
  );
  return [heading, ...groups].join("\n\n");
}

function questionTexts(group: ReviewGroup, place = "", behind: BehindQuestion): string[] {
  return group.lines.map(
    ({ question, answer }) =>
      `${question.text}${behind(`${place}.${question.id}`)}\n${promptWords.answer(answer === undefined ? promptWords.notAnswered : joinedLines(answer))}`,
  );
}

/** Every kind of line break counts, also those that only some readers take for one. */
function joinedLines(text: string): string {
  return text
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" / ");
}

function boldText(text: string): string {
  return joinedLines(text).replaceAll("*", "").trim();
}
