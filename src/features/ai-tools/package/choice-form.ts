// A question as a form with one choice, whose player is src/player/choices.ts. The settings of the player know which
// option is right.
import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { PlayerWords } from "../../../domain/course/exports/package/player-settings";
import { lettersOf } from "../../../domain/course/exports/layout-words";
import { optionLine } from "../../../domain/course/exports/question-layout";
import type { NumberedQuestion } from "../../../domain/course/questions";

export interface QuestionWriting {
  words: PlayerWords;
  /** The language of the words, and which way it is read. */
  ofWords: { lang: string; dir: "ltr" | "rtl" };
  html: (markdown: string) => ElementContent[];
}

/** A `decision` may be made again; `nth` counts those of its kind in the whole course, from 0. */
export function choiceForm(
  kind: "question" | "decision",
  nth: number,
  title: string,
  { text, options, reason, optionReasons }: NumberedQuestion,
  { words, ofWords, html }: QuestionWriting,
): ElementContent {
  const [stem, verdict] = [`${kind}-stem-${nth}`, `${kind}-verdict-${nth}`];
  const letters = lettersOf(options.length, ofWords.lang);
  const mark = (name: string, says: string) =>
    h("span", { className: ["mark", name], hidden: true }, [" – ", h("bdi", ofWords, says)]);
  const feedback = (why: string | undefined) => (why ? [h("div.feedback", { hidden: true }, html(why))] : []);
  return h("form", { className: ["choice", kind], noValidate: true }, [
    h("p.number", ofWords, title),
    h("div.stem", { id: stem }, html(text)),
    h(
      "div",
      { role: "radiogroup", ariaLabelledBy: [stem], ariaDescribedBy: [verdict] },
      options.map((option, place) =>
        h("div.option", [
          h("label", [
            h("input", { type: "radio", name: `${kind}-${nth}`, value: place }),
            h("span", [
              `${letters[place]}. `,
              ...inLine(html(optionLine(option))),
              mark("is-right", words.rightAnswer),
              mark("is-chosen", words.yourAnswer),
            ]),
          ]),
          ...feedback(optionReasons?.[place]),
        ]),
      ),
    ),
    h("p.verdict", { id: verdict, tabIndex: -1, ...ofWords }),
    ...feedback(reason),
    h("button.check", { type: "submit", ...ofWords }, words.check),
    ...(kind === "decision" ? [h("button.anew", { type: "reset", hidden: true, ...ofWords }, words.decideAgain)] : []),
  ]);
}

/** A label holds words, no paragraphs. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => (node.type === "element" && node.tagName === "p" ? node.children : [node]));
}
