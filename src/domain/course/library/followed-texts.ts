// Texts that follow their modules, which another window has moved or renamed. A business's course arrives part by part,
// so the outline may have the new names while a text still stands under its old one.
import { isEqual, mergedList } from "../../kernel/versioned";
import type { GeneratedText } from "../generated-text";
import { followedOutline, modulesOfTexts, withNewCodes, type ModuleStep } from "../moving/module-step";
import type { Course } from "./course";
import { keptHistory } from "./history";
import { mergedText } from "./merged-text";
import { keptTexts, textKey, type KeptText, type KeptTexts } from "./texts";

/** The texts of a course under the names of `target`; `base` are those that both windows had. */
export function followedTexts(
  { draft }: Course,
  steps: readonly ModuleStep[],
  target: readonly string[],
  base?: KeptTexts,
): KeptTexts {
  const texts = new Map<string, KeptText>();
  const followed: KeptText[] = [];
  for (const text of keptTexts(draft).values()) {
    let [next, at] = [text, modulesOfTexts(draft)];
    for (const step of steps) {
      const isBefore = !isEqual(at, target) && isEqual(at, step.from);
      const isOfStep = text.module === "" || step.from.includes(next.module);
      const isLate = step.names.has(next.module) && ![...at, ...target].includes(next.module);
      if (isBefore ? isOfStep : isLate) next = carriedText(next, step);
      if (isBefore) at = step.to;
    }
    if (next.module === text.module) texts.set(textKey(next), next);
    else followed.push(next);
  }
  for (const text of followed) {
    const key = textKey(text);
    const there = texts.get(key);
    texts.set(key, there ? atHome(there, text, base?.get(key)?.current) : text);
  }
  return texts;
}

export function followedName(module: string, steps: readonly ModuleStep[], target: readonly string[]): string {
  return steps.reduce((name, { names }) => (target.includes(name) ? name : (names.get(name) ?? name)), module);
}

export function carriedText(text: KeptText, step: ModuleStep): KeptText {
  const { tool } = text;
  if (tool === "course-outline") return { ...text, current: text.current && followedOutline(text.current, step) };
  const module = step.names.get(text.module) ?? text.module;
  const named = (each: GeneratedText) => ({
    ...withNewCodes(each, step),
    ...(text.module !== module && { about: module }),
  });
  return { tool, module, current: text.current && named(text.current), earlier: text.earlier.map(named) };
}

/** The text under the new name, with the words that were still written under the old one. */
function atHome(own: KeptText, late: KeptText, base: GeneratedText | undefined): KeptText {
  const { shown, overtaken } =
    own.current && late.current
      ? mergedText([base, late.current, own.current])
      : { shown: own.current ?? late.current };
  const gaveWay = overtaken?.text.trim() ? [overtaken] : [];
  return {
    ...own,
    current: shown,
    earlier: keptHistory([...gaveWay, ...mergedList([[], late.earlier, own.earlier])]),
  };
}
