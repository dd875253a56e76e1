// A screen of a storyboard as a page: the few words to keep, the narration to read or hear, and the decisions.
import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { LearnersScreen } from "../../../domain/course/learner/storyboard-screens";
import { choiceForm, type QuestionWriting } from "./choice-form";

/** `first` is the place of its first decision among all of the course. */
export function screenPage(screen: LearnersScreen, first: number, writing: QuestionWriting): ElementContent[] {
  const { shown, narration, decisions, feedback } = screen;
  const { words, ofWords, html } = writing;
  const spoken = h("div.narration", [
    h("div.spoken", html(narration)),
    // The player shows it where the browser has a voice of its own for the language.
    h("button.listen", { type: "button", hidden: true, ...ofWords }, words.listen),
  ]);
  return [
    ...(shown ? [h("div.shown", html(shown))] : []),
    ...(narration ? [spoken] : []),
    ...decisions.map((question, nth) => choiceForm("decision", first + nth, words.decision, question, writing)),
    ...(feedback ? [h("details.compare", [h("summary", ofWords, words.compare), ...html(feedback)])] : []),
  ];
}
