// A page of the build can be typed into, and its form sent, before any script is there. React keeps the text of a field
// while it makes the page alive but fires no event, and public/before-paint.js keeps a form from being sent without us.
// So the screen hears of both here, as if they had just happened.
import { useLayoutEffect, useState } from "react";
import { useHydrated } from "../../ui/hooks/use-hydrated";

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Stands behind the screen, so that its fields are alive by then. */
export function EarlyInput() {
  const isHydrated = useHydrated();
  const [isWrittenByBuild] = useState(!isHydrated);

  useLayoutEffect(() => {
    if (!isWrittenByBuild) return;
    // All are read before the first is told of: what is drawn anew with one would set the others back.
    const fields = [...document.querySelectorAll<TypedField>("[data-prerendered] :is(input, select, textarea)")];
    for (const field of fields.filter(isChanged)) tellOf(field);
  }, [isWrittenByBuild]);

  // Only now is it drawn again with what was typed.
  useLayoutEffect(() => {
    if (!isWrittenByBuild || !isHydrated) return;
    document.querySelector("[data-prerendered]")?.removeAttribute("data-prerendered");
    document.querySelector<HTMLFormElement>("form[data-sent-early]")?.requestSubmit();
  }, [isWrittenByBuild, isHydrated]);

  return null;
}

/** Of radio buttons the one that was chosen tells of them all. */
function isChanged(field: TypedField): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  if (!isTicked(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
}

/** React knows a field by what was last written to it through its own property, so that one is set back first. */
function tellOf(field: TypedField): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    const typed = field.value;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function isTicked(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
