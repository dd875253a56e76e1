// An assessment in the two formats that learning platforms import: Moodle's GIFT text and Moodle's XML.
import type { QuizQuestion } from "./questions";

/** GIFT, as described in Moodle's documentation; the reason becomes the question's general feedback. */
export function giftOf(title: string, questions: QuizQuestion[]): string {
  const entries = questions.map((question, index) => {
    const options = question.options.map((option, at) => `\t${at === question.answer ? "=" : "~"}${giftText(option)}`);
    const feedback = question.reason ? [`\t####${giftText(question.reason)}`] : [];
    return [`::${giftText(`${title} ${index + 1}`)}::${giftText(question.text)} {`, ...options, ...feedback, "}"].join(
      "\n",
    );
  });
  return [`// ${title.replace(/\s+/g, " ")}`, ...entries].join("\n\n") + "\n";
}

/** In GIFT these characters have a meaning, and a line break may end a question. */
function giftText(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\~=#{}:]/g, "\\$&");
}

/** Moodle XML, one multiple-choice question each; answers are shuffled by the platform. */
export function moodleXmlOf(title: string, questions: QuizQuestion[]): string {
  const entries = questions.map(
    (question, index) => `  <question type="multichoice">
    <name><text>${xmlText(`${title} ${index + 1}`)}</text></name>
    <questiontext format="html"><text>${xmlText(htmlText(question.text))}</text></questiontext>
    <generalfeedback format="html"><text>${xmlText(htmlText(question.reason))}</text></generalfeedback>
    <defaultgrade>1.0</defaultgrade>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
${question.options
  .map(
    (option, at) =>
      `    <answer fraction="${at === question.answer ? 100 : 0}" format="html"><text>${xmlText(htmlText(option))}</text></answer>`,
  )
  .join("\n")}
  </question>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${entries.join("\n")}\n</quiz>\n`;
}

/** The platform reads the text as HTML, so the words are escaped once for HTML and once more for XML. */
function htmlText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function xmlText(text: string): string {
  // XML 1.0 forbids control characters even when they are escaped.
  return htmlText(text)
    .replace(/"/g, "&quot;")
    .replace(/[^\P{Cc}\t\n\r]/gu, "");
}
