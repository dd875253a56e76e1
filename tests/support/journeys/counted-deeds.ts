// The pages of a browser note what a person does on them.
import type { Page } from "@playwright/test";

export interface Deed {
  kind: "typed" | "rated" | "pressed";
  /** The name of the field, of the question or of what was pressed. */
  about: string;
  /** The present text of the field, or the rating. */
  value: string;
}

/** Notes each deed on the pages that open from now on. Typing into one field of one page or dialog is one deed. */
export async function countDeeds(page: Page): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const typed = new Map<string, Deed>();
  await page.context().exposeBinding("noteDeed", (_source, field: string, deed: Deed) => {
    const known = deed.kind === "typed" ? typed.get(field) : undefined;
    if (known) known.value = deed.value;
    else deeds.push(deed);
    if (deed.kind === "typed") typed.set(field, known ?? deed);
  });
  await page.context().addInitScript(noteDeeds);
  return deeds;
}

/** The texts that stand in more than one field. */
export function typedAgain(deeds: readonly Deed[]): string[] {
  return again(deeds.filter(({ kind }) => kind === "typed").map(({ value }) => value.trim().toLowerCase()));
}

/** The questions that were rated more than once. */
export function ratedAgain(deeds: readonly Deed[]): string[] {
  return again(deeds.filter(({ kind }) => kind === "rated").map(({ about }) => about));
}

function again(texts: readonly string[]): string[] {
  return texts.filter((text, nth) => text !== "" && texts.indexOf(text) < nth);
}

/** Runs in the page. */
function noteDeeds(): void {
  const note = (window as unknown as { noteDeed: (field: string, deed: Deed) => void }).noteDeed;
  const groupName = (input: Element) => {
    const group = input.closest("[role=radiogroup], fieldset");
    const label = document.getElementById(group?.getAttribute("aria-labelledby")?.split(" ")[0] ?? "");
    return (label ?? group?.querySelector("legend"))?.textContent ?? "";
  };
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "radio")) {
      if (["checkbox", "password", "search"].includes(target.type)) return;
      const about = target.labels?.[0]?.textContent ?? target.name;
      const dialog = target.closest("dialog, [role=dialog]")?.querySelector("h1, h2, h3")?.textContent ?? "";
      note(`${location.pathname} ${dialog} ${about}`, { kind: "typed", about, value: target.value });
    }
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "radio")
      note("", { kind: "rated", about: groupName(target), value: target.value });
  });
  document.addEventListener(
    "click",
    ({ target, isTrusted }) => {
      const pressed = target instanceof Element && target.closest("button, a, summary, input[type=checkbox]");
      if (isTrusted && pressed) note("", { kind: "pressed", about: pressed.textContent, value: "" });
    },
    true,
  );
}
