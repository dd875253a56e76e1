// An assessment in the two formats that learning platforms import: Moodle's GIFT text and Moodle's XML.
import { provenanceLine, provenanceTags, type Provenance } from "../../kernel/provenance";
import type { QuizQuestion } from "../questions";
import { courseWords } from "../words";

interface QuestionFormat {
  /** Of its button. */
  label: string;
  /** Of its file. */
  ending: string;
  type: string;
  write: (title: string, questions: QuizQuestion[], origin: QuestionOrigin) => string;
}

interface QuestionOrigin {
  provenance: Provenance;
  formatTime: (time: Date) => string;
}

export const questionFormats = {
  gift: { label: courseWords.gift, ending: "gift.txt", type: "text/plain", write: giftOf },
  moodleXml: { label: courseWords.moodleXml, ending: "xml", type: "application/xml", write: moodleXmlOf },
} as const satisfies Record<string, QuestionFormat>;

/**
 * GIFT, as described in Moodle's documentation; the reason becomes the question's general feedback,
 * and that of an option its own. Tags stand in a
 * comment of the question's own block.
 */
function giftOf(title: string, questions: QuizQuestion[], { provenance, formatTime }: QuestionOrigin): string {
  const tags = provenanceTags(provenance).map((tag) => `[tag:${tag}]`);
  const comments = [title, provenanceLine(provenance, formatTime)].map((line) => `// ${line.replace(/\s+/g, " ")}`);
  const entries = questions.map((question, index) => {
    const options = question.options.map((option, at) => {
      const why = question.optionReasons?.[at];
      return `\t${at === question.answer ? "=" : "~"}${giftText(option)}${why ? `#${giftText(why)}` : ""}`;
    });
    const feedback = question.reason ? [`\t####${giftText(question.reason)}`] : [];
    const stem = `::${giftEscaped(`${title} ${index + 1}`)}::${giftText(question.text)} {`;
    return [`// ${tags.join(" ")}`, stem, ...options, ...feedback, "}"].join("\n");
  });
  return [comments.join("\n"), ...entries].join("\n\n") + "\n";
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
  return text.replace(/\s+/g, " ").replace(/[\\~=#{}:]/g, "\\$&");
}

/** Moodle XML, one multiple-choice question each; answers are shuffled by the platform. */
function moodleXmlOf(title: string, questions: QuizQuestion[], { provenance, formatTime }: QuestionOrigin): string {
  const tags = provenanceTags(provenance).map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`);
  const entries = questions.map(
    (question, index) => `  <question type="multichoice">
    <name><text>${xmlText(`${title} ${index + 1}`)}</text></name>
    <questiontext format="html"><text>${xmlText(htmlBlocks(question.text))}</text></questiontext>
    <generalfeedback format="html"><text>${xmlText(htmlText(question.reason))}</text></generalfeedback>
    <defaultgrade>1.0</defaultgrade>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${question.options
  .map(
    (option, at) =>
      `    <answer fraction="${at === question.answer ? 100 : 0}" format="html"><text>${xmlText(htmlText(option))}</text>${optionFeedback(question.optionReasons?.[at])}</answer>`,
  )
  .join("\n")}
    <tags>${tags.join("")}</tags>
  </question>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${xmlComment(provenanceLine(provenance, formatTime))} -->\n<quiz>\n${entries.join("\n")}\n</quiz>\n`;
}

/** Why an option is right or wrong, which the platform shows to whoever has chosen it. */
function optionFeedback(why: string | undefined): string {
  return why ? `<feedback format="html"><text>${xmlText(htmlText(why))}</text></feedback>` : "";
}

/** A stem of several blocks: a case, a table, code. */
function htmlBlocks(text: string): string {
  const blocks = text.split("\n\n");
  if (blocks.length === 1) return htmlText(text);
  return blocks.map((block) => `<p>${htmlText(block).replaceAll("\n", "<br>")}</p>`).join("");
}

/** The platform reads the text as HTML, so the words are escaped once for HTML and once more for XML. */
function htmlText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function xmlText(text: string): string {
  return withoutControls(htmlText(text).replace(/"/g, "&quot;"));
}

/** A comment may hold no two hyphens in a row. */
function xmlComment(text: string): string {
  return withoutControls(text.replace(/-(?=-)/g, "- "));
}

/** XML 1.0 forbids control characters even when they are escaped. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, "");
}
