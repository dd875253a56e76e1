// Questions and decisions: one choice each, and then what is right and why, option by option. A decision can be made
// again; a question stays answered.
import type { PlayerWords } from "../domain/course/exports/package/player-settings";
import { onlyPart, allParts } from "./page-parts";

export interface Choices {
  /** Shows the given answers; a question with `undefined` can be answered. */
  show: (chosen: readonly (number | undefined)[]) => void;
}

export function choicesOn(
  page: Document,
  kind: "question" | "decision",
  words: PlayerWords,
  answers: readonly number[],
  onAnswer: (question: number, option: number) => void,
): Choices {
  const questions = allParts(page, "form", `.${kind}`);

  function showAnswer(question: HTMLFormElement, right: number | undefined, chosen: number | undefined): void {
    const isAnswered = chosen !== undefined;
    for (const [nth, option] of allParts(question, "div", ".option").entries()) {
      const button = onlyPart(option, "input", "[type=radio]");
      button.checked = nth === chosen;
      button.disabled = isAnswered;
      option.dataset.state = isAnswered && nth === right ? "right" : nth === chosen ? "wrong" : "";
      for (const mark of allParts(option, "span", ".is-right")) mark.hidden = !isAnswered || nth !== right;
      for (const mark of allParts(option, "span", ".is-chosen")) mark.hidden = nth !== chosen;
    }
    for (const feedback of allParts(question, "div", ".feedback")) feedback.hidden = !isAnswered;
    onlyPart(question, "button", ".check").hidden = isAnswered;
    for (const anew of allParts(question, "button", ".anew")) anew.hidden = !isAnswered || chosen === right;
    onlyPart(question, "p", ".verdict").textContent = isAnswered ? (chosen === right ? words.right : words.wrong) : "";
  }

  for (const [nth, question] of questions.entries()) {
    question.addEventListener("submit", (event) => {
      event.preventDefault();
      const option = allParts(question, "input", "[type=radio]").findIndex(({ checked }) => checked);
      const verdict = onlyPart(question, "p", ".verdict");
      if (option < 0) {
        verdict.textContent = words.chooseFirst;
        onlyPart(question, "input", "[type=radio]").focus();
        return;
      }
      showAnswer(question, answers[nth], option);
      verdict.focus();
      onAnswer(nth, option);
    });
    question.addEventListener("reset", (event) => {
      event.preventDefault();
      showAnswer(question, answers[nth], undefined);
      onlyPart(question, "input", "[type=radio]").focus();
    });
  }
  return {
    show: (chosen) => {
      for (const [nth, question] of questions.entries()) showAnswer(question, answers[nth], chosen[nth]);
    },
  };
}
