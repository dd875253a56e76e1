// Assessments in the formats that learning platforms import: Moodle's GIFT text, Moodle's XML and QTI.
import { provenanceLine, provenanceTags, type Provenance } from "../../kernel/provenance";
import type { PlatformQuestion } from "../questions";
import { learnersQuestion } from "../reading/open-facts";
import { qtiOf, xmlComments } from "./qti";
import { withoutForbidden, xmlData, xmlText } from "./xml-text";

interface QuestionFormat {
  /** Of its file. */
  ending: string;
  type: string;
  write: (groups: readonly CategorizedQuestions[], origin: QuestionOrigin) => string;
}

export interface QuestionOrigin {
  /** The file says it once, for all its questions. */
  provenance: Provenance;
  formatTime: (time: Date) => string;
  /** Markdown as HTML that holds no markup of its own; one paragraph comes without its element. */
  asHtml: (markdown: string) => string;
}

/** The questions of one assessment. */
export interface CategorizedQuestions {
  title: string;
  /** The place of the questions on the platform: the names of categories, each within the one before. */
  category?: readonly string[];
  questions: readonly PlatformQuestion[];
  gaps?: readonly string[];
  /** Of this assessment. */
  provenance: Provenance;
}

export const questionFormats = {
  gift: { ending: "gift.txt", type: "text/plain", write: giftOf },
  moodleXml: { ending: "xml", type: "application/xml", write: moodleXmlOf },
  qti: { ending: "qti.zip", type: "application/zip", write: qtiOf },
} as const satisfies Record<string, QuestionFormat>;

/**
 * GIFT, as described in Moodle's documentation; the reason becomes the question's general feedback, and that of an
 * option its own. Tags stand in a comment of the question's own block.
 */
function giftOf(groups: readonly CategorizedQuestions[], origin: QuestionOrigin): string {
  return groups.map((group) => giftGroup(group, origin)).join("\n\n") + "\n";
}

function giftGroup(
  { title, category, questions, gaps = [], provenance }: CategorizedQuestions,
  { formatTime, asHtml }: QuestionOrigin,
) {
  const giftText = (text: string) => `[html]${giftEscaped(asHtml(text))}`;
  const tags = provenanceTags(provenance).map((tag) => `[tag:${tag}]`);
  const comments = [title, provenanceLine(provenance, formatTime), ...gaps].map((line) => `// ${oneLine(line)}`);
  const entries = questions.map(learnersQuestion).map((question, index) => {
    const options = question.options.map((option, at) => {
      const why = question.optionReasons?.[at];
      const share = pointsOf(question, at);
      const sign = isSingle(question) ? (share > 0 ? "=" : "~") : `~%${share}%`;
      return `\t${sign}${giftText(option)}${why ? `#${giftText(why)}` : ""}`;
    });
    const feedback = question.reason ? [`\t####${giftText(question.reason)}`] : [];
    const stem = `::${giftEscaped(oneLine(`${title} ${index + 1}`))}::${giftText(question.text)} {`;
    return [`// ${tags.join(" ")}`, stem, ...options, ...feedback, "}"].join("\n");
  });
  const place = category ? [`$CATEGORY: ${categoryPath(category)}`] : [];
  return [comments.join("\n"), ...place, ...entries].join("\n\n");
}

function isSingle({ answer }: PlatformQuestion): boolean {
  return typeof answer === "number";
}

/** The points of an option in percent, in a form that Moodle knows. With several right ones a wrong one takes all. */
function pointsOf({ answer }: PlatformQuestion, option: number): number {
  if (typeof answer === "number") return option === answer ? 100 : 0;
  return answer.includes(option) ? Number((100 / answer.length).toFixed(5)) : -100;
}

/** In GIFT these characters have a meaning, and an empty line ends a question. */
function giftEscaped(text: string): string {
  return withoutForbidden(text)
    .replace(/[\\~=#{}:]/g, "\\$&")
    .replace(/\r?\n/g, "\\n");
}

/** A longer name of a category ends the import of the whole file. */
const longestCategory = 250;

/** Moodle's path of categories: a slash within a name is doubled, and "top" is the place of all categories. */
function categoryPath(names: readonly string[]): string {
  const inPath = names.map((name) => {
    const line = oneLine(name).replace(/^[ /]+|[ /]+$/g, "");
    const short = line.length > longestCategory ? `${line.slice(0, longestCategory)}…` : line;
    return (/^top$/i.test(short) ? `“${short}”` : short).replaceAll("/", "//");
  });
  return inPath.join("/");
}

function oneLine(text: string): string {
  return withoutForbidden(text).replace(/\s+/g, " ");
}

/** Moodle XML, one multiple-choice question each; answers are shuffled by the platform. */
function moodleXmlOf(groups: readonly CategorizedQuestions[], origin: QuestionOrigin): string {
  const entries = groups.flatMap((group) => [
    ...(group.category ? [moodleCategory(group.category)] : []),
    ...group.questions
      .map(learnersQuestion)
      .map((question, nth) => moodleQuestion(`${group.title} ${nth + 1}`, question, group.provenance, origin.asHtml)),
  ]);
  const comments = xmlComments(groups, origin);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comments}\n<quiz>\n${entries.join("\n")}\n</quiz>\n`;
}

function moodleCategory(names: readonly string[]): string {
  return `  <question type="category"><category><text>${xmlText(categoryPath(names))}</text></category></question>`;
}

function moodleQuestion(
  title: string,
  question: PlatformQuestion,
  provenance: Provenance,
  asHtml: QuestionOrigin["asHtml"],
): string {
  const { text, options, reason, optionReasons } = question;
  const tags = provenanceTags(provenance).map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`);
  const html = (markdown: string) => `<text>${xmlData(asHtml(markdown))}</text>`;
  const answers = options.map((option, at) => {
    const why = optionReasons?.[at];
    const feedback = why ? `<feedback format="html">${html(why)}</feedback>` : "";
    return `    <answer fraction="${pointsOf(question, at)}" format="html">${html(option)}${feedback}</answer>`;
  });
  return `  <question type="multichoice">
    <name><text>${xmlText(title)}</text></name>
    <questiontext format="html">${html(text)}</questiontext>
    <generalfeedback format="html">${html(reason)}</generalfeedback>
    <defaultgrade>1.0</defaultgrade>
    <single>${isSingle(question)}</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${answers.join("\n")}
    <tags>${tags.join("")}</tags>
  </question>`;
}
