// A page that the build has written can be typed into, and its form sent, before any script is there. React keeps what
// stands in a field when it makes the page alive, but tells nobody, and public/before-paint.js keeps a form from being
// sent without us; so the screen hears of both here, as if they had just happened.
import { useLayoutEffect, useState } from "react";
import { useHydrated } from "../../ui/hooks/use-hydrated";

/** Stands behind the screen, so that its fields are alive by then. */
export function EarlyInput() {
  const isHydrated = useHydrated();
  const [isWrittenByBuild] = useState(!isHydrated);

  useLayoutEffect(() => {
    if (!isWrittenByBuild) return;
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main input, main textarea"))
      if (field.value !== field.defaultValue) tellOf(field);
  }, [isWrittenByBuild]);

  // Only now is it drawn again with what was typed.
  useLayoutEffect(() => {
    if (!isWrittenByBuild || !isHydrated) return;
    document.querySelector("[data-prerendered]")?.removeAttribute("data-prerendered");
    document.querySelector<HTMLFormElement>("form[data-sent-early]")?.requestSubmit();
  }, [isWrittenByBuild, isHydrated]);

  return null;
}

/** React knows a field by what was last written to it through its own property, so that one is set back first. */
function tellOf(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
