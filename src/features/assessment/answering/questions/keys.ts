import type { KeyboardEvent } from "react";

/** On a button that the Enter key reaches after the last question. */
export const goesOn = { "data-goes-on": true } as const;

/** Lets a digit rate, and Enter go on to the next question; long texts keep their lines. */
export function answerByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented) return;
  if (target.type === "radio" && /^[1-5]$/.test(key)) {
    const options = target.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input[type=radio]");
    const option = options && options.length >= 5 ? options[Number(key) - 1] : undefined;
    option?.focus();
    option?.click();
  } else if (key === "Enter")
    stopsIn(currentTarget)
      .find((stop) => isFurtherOn(stop, target))
      ?.focus();
  else return;
  event.preventDefault();
}

/** The first field of each question, the chosen one of several options, and the button behind them. */
function stopsIn(root: HTMLElement): HTMLElement[] {
  const fields = [...root.querySelectorAll<HTMLElement>("input, textarea, [data-goes-on]")];
  return fields.filter((field) => {
    const options = [...(field.closest("fieldset")?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const first = options.find(({ checked, type }) => type === "radio" && checked) ?? options[0];
    return first === undefined || first === field;
  });
}

function isFurtherOn(stop: HTMLElement, field: HTMLElement): boolean {
  const question = field.closest("fieldset") ?? field;
  const isAfter = (question.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isAfter && !question.contains(stop);
}
