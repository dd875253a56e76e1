// An assessment as a page that can be answered, whose player is src/player/quiz.ts; what stands between its questions
// is text to read. Which option is right is in the player's settings.
import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { PlayerWords } from "../../../domain/course/exports/package/player-settings";
import { lettersOf } from "../../../domain/course/exports/layout-words";
import { optionLine } from "../../../domain/course/exports/question-layout";
import { assessmentParts, type NumberedQuestion } from "../../../domain/course/questions";
import { withoutObjectiveMarks } from "../../../domain/course/reading/objective-marks";
import { bodyOf } from "../../../domain/course/reading/text-lines";

interface QuizPage {
  words: PlayerWords;
  /** The language of the words, and which way it is read. */
  ofWords: { lang: string; dir: "ltr" | "rtl" };
  /** The place of its first question among all of the course. */
  first: number;
  /** Says which question of how many one is. */
  placeOf: (question: number) => string;
  html: (markdown: string) => ElementContent[];
}

export function quizQuestions(assessment: string): NumberedQuestion[] {
  return assessmentParts(assessment).flatMap(({ question }) => question ?? []);
}

export function quizPage(assessment: string, { words, ofWords, first, placeOf, html }: QuizPage): ElementContent[] {
  let nth = first;
  return assessmentParts(assessment).flatMap(({ text, question, isKey, isOpen }) => {
    if (question) return [questionForm(question, nth++)];
    return isKey || isOpen ? [] : html(withoutObjectiveMarks(bodyOf(text)));
  });

  function questionForm({ text, options, reason, optionReasons }: NumberedQuestion, at: number): ElementContent {
    const [stem, verdict] = [`stem-${at}`, `verdict-${at}`];
    const letters = lettersOf(options.length, ofWords.lang);
    return h("form.question", { noValidate: true }, [
      h("p.number", ofWords, placeOf(at)),
      h("div.stem", { id: stem }, html(text)),
      h(
        "div",
        { role: "radiogroup", ariaLabelledBy: [stem], ariaDescribedBy: [verdict] },
        options.map((option, place) =>
          h("div.option", [
            h("label", [
              h("input", { type: "radio", name: `question-${at}`, value: place }),
              h("span", [`${letters[place]}. `, ...inLine(html(optionLine(option))), ...marks()]),
            ]),
            ...feedback(optionReasons?.[place]),
          ]),
        ),
      ),
      h("p.verdict", { id: verdict, tabIndex: -1, ...ofWords }),
      ...feedback(reason),
      h("button", { type: "submit", ...ofWords }, words.check),
    ]);
  }

  function marks(): ElementContent[] {
    const mark = (name: string, says: string) =>
      h("span", { className: ["mark", name], hidden: true }, [" – ", h("bdi", ofWords, says)]);
    return [mark("is-right", words.rightAnswer), mark("is-chosen", words.yourAnswer)];
  }

  function feedback(why: string | undefined): ElementContent[] {
    return why ? [h("div.feedback", { hidden: true }, html(why))] : [];
  }
}

/** A label holds words, no paragraphs. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => (node.type === "element" && node.tagName === "p" ? node.children : [node]));
}
