// Assessments in the two formats that learning platforms import: Moodle's GIFT text and Moodle's XML.
import { provenanceLine, provenanceTags, type Provenance } from "../../kernel/provenance";
import type { QuizQuestion } from "../questions";
import { learnersQuestion } from "../reading/open-facts";
import { courseWords } from "../words";
import { htmlText, xmlComment, xmlText } from "./xml-text";

interface QuestionFormat {
  /** Of its button. */
  label: string;
  /** Of its file. */
  ending: string;
  type: string;
  /** One assessment. */
  write: (title: string, questions: QuizQuestion[], origin: QuestionOrigin) => string;
  /** Those of a whole course, each in a category of its own. */
  writeAll: (groups: readonly CategorizedQuestions[], origin: QuestionOrigin) => string;
}

interface QuestionOrigin {
  /** Sentences about what the assessment lacks. */
  gaps?: readonly string[];
  provenance: Provenance;
  formatTime: (time: Date) => string;
}

export interface CategorizedQuestions {
  title: string;
  /** The place of the questions on the platform: the names of categories, each within the one before. */
  category?: readonly string[];
  questions: readonly QuizQuestion[];
  gaps?: readonly string[];
  /** Of this assessment. */
  provenance: Provenance;
}

export const questionFormats = {
  gift: {
    label: courseWords.gift,
    ending: "gift.txt",
    type: "text/plain",
    write: (title, questions, origin) => giftOf([{ ...origin, title, questions }], origin),
    writeAll: giftOf,
  },
  moodleXml: {
    label: courseWords.moodleXml,
    ending: "xml",
    type: "application/xml",
    write: (title, questions, origin) => moodleXmlOf([{ ...origin, title, questions }], origin),
    writeAll: moodleXmlOf,
  },
} as const satisfies Record<string, QuestionFormat>;

/**
 * GIFT, as described in Moodle's documentation; the reason becomes the question's general feedback, and that of an
 * option its own. Tags stand in a comment of the question's own block.
 */
function giftOf(groups: readonly CategorizedQuestions[], { formatTime }: QuestionOrigin): string {
  return groups.map((group) => giftGroup(group, formatTime)).join("\n\n") + "\n";
}

function giftGroup(
  { title, category, questions, gaps = [], provenance }: CategorizedQuestions,
  formatTime: QuestionOrigin["formatTime"],
) {
  const tags = provenanceTags(provenance).map((tag) => `[tag:${tag}]`);
  const comments = [title, provenanceLine(provenance, formatTime), ...gaps].map((line) => `// ${oneLine(line)}`);
  const entries = questions.map(learnersQuestion).map((question, index) => {
    const options = question.options.map((option, at) => {
      const why = question.optionReasons?.[at];
      return `\t${at === question.answer ? "=" : "~"}${giftText(option)}${why ? `#${giftText(why)}` : ""}`;
    });
    const feedback = question.reason ? [`\t####${giftText(question.reason)}`] : [];
    const stem = `::${giftEscaped(`${title} ${index + 1}`)}::${giftText(question.text)} {`;
    return [`// ${tags.join(" ")}`, stem, ...options, ...feedback, "}"].join("\n");
  });
  const place = category ? [`$CATEGORY: ${categoryPath(category)}`] : [];
  return [comments.join("\n"), ...place, ...entries].join("\n\n");
}

/**
 * Every text says that it is plain: without a word it would be read as HTML, and one that begins with "[html]" would
 * choose that itself.
 */
function giftText(text: string): string {
  return `[plain]${giftEscaped(text)}`;
}

/** In GIFT these characters have a meaning, and a line break may end a question. */
function giftEscaped(text: string): string {
  return oneLine(text).replace(/[\\~=#{}:]/g, "\\$&");
}

/** Moodle's path of categories, in which a slash within a name is doubled. */
function categoryPath(names: readonly string[]): string {
  return names.map((name) => oneLine(name).trim().replaceAll("/", "//")).join("/");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** Moodle XML, one multiple-choice question each; answers are shuffled by the platform. */
function moodleXmlOf(groups: readonly CategorizedQuestions[], { provenance, formatTime }: QuestionOrigin): string {
  const entries = groups.flatMap((group) => [
    ...(group.category ? [moodleCategory(group.category)] : []),
    ...group.questions
      .map(learnersQuestion)
      .map((question, nth) => moodleQuestion(`${group.title} ${nth + 1}`, question, group.provenance)),
  ]);
  const allGaps = groups.flatMap(({ title, gaps = [] }) => gaps.map((gap) => `${title}: ${gap}`));
  const comments = [provenanceLine(provenance, formatTime), ...allGaps].map((line) => `<!-- ${xmlComment(line)} -->`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comments.join("\n")}\n<quiz>\n${entries.join("\n")}\n</quiz>\n`;
}

function moodleCategory(names: readonly string[]): string {
  return `  <question type="category"><category><text>${xmlText(categoryPath(names))}</text></category></question>`;
}

function moodleQuestion(title: string, question: QuizQuestion, provenance: Provenance): string {
  const tags = provenanceTags(provenance).map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`);
  return `  <question type="multichoice">
    <name><text>${xmlText(title)}</text></name>
    <questiontext format="html"><text>${xmlText(htmlBlocks(question.text))}</text></questiontext>
    <generalfeedback format="html"><text>${xmlText(htmlText(question.reason))}</text></generalfeedback>
    <defaultgrade>1.0</defaultgrade>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${question.options
  .map(
    (option, at) =>
      `    <answer fraction="${at === question.answer ? 100 : 0}" format="html"><text>${xmlText(htmlText(option).replaceAll("\n", "<br>"))}</text>${optionFeedback(question.optionReasons?.[at])}</answer>`,
  )
  .join("\n")}
    <tags>${tags.join("")}</tags>
  </question>`;
}

/** Returns the reason why an option is right or wrong, which the platform shows to the learner who has chosen it. */
function optionFeedback(why: string | undefined): string {
  return why ? `<feedback format="html"><text>${xmlText(htmlText(why))}</text></feedback>` : "";
}

/** A stem of several blocks: a case, a table, code. Its words are escaped, for the platform reads it as HTML. */
function htmlBlocks(text: string): string {
  const blocks = text.split("\n\n");
  if (blocks.length === 1) return htmlText(text);
  return blocks.map((block) => `<p>${htmlText(block).replaceAll("\n", "<br>")}</p>`).join("");
}
