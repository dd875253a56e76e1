// Moves a module of a course, and with it all that is written for it: its texts, their earlier results, and the codes
// of its objectives, which have the module's number.
import { moduleTools, withEditedOutline, type CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";
import { moduleNumbers, modulesOf } from "../modules";
import { withObjectiveNumbers } from "../reading/objective-marks";
import { movedOutline } from "./moved-outline";

/** Undefined where it cannot be moved there; the places count from 0. */
export function withModuleMoved(draft: CourseDraft, from: number, to: number): CourseDraft | undefined {
  const edited = withEditedOutline(draft);
  const outline = edited["course-outline"];
  const moved = outline && movedOutline(outline.text, from, to);
  if (!moved) return undefined;
  const numbers = newNumbers(outline.text, moved.text, moved.names);
  const nameOf = (about: string) => moved.names.get(about) ?? about;
  const withCodes = (old: GeneratedText) => ({ ...old, text: withObjectiveNumbers(old.text, numbers) });
  const material = edited["study-material"];
  let next: CourseDraft = {
    ...edited,
    selectedModule: nameOf(edited.selectedModule),
    "course-outline": { ...withCodes({ ...outline, text: moved.text }), edited: true },
    ...(material && { "study-material": withCodes(material) }),
  };
  for (const tool of moduleTools) {
    const texts = Object.entries(edited[tool]).map(([about, text]) => {
      return [nameOf(about), { ...withCodes(text), about: nameOf(about) }] as const;
    });
    const history = edited.history[tool].map((old) => ({ ...withCodes(old), about: nameOf(old.about) }));
    next = { ...next, [tool]: Object.fromEntries(texts), history: { ...next.history, [tool]: history } };
  }
  return next;
}

/** Tells whether the modules of a course can be moved at all. */
export function canMoveModules(draft: CourseDraft): boolean {
  const outline = withEditedOutline(draft)["course-outline"];
  return outline !== undefined && movedOutline(outline.text, 0, 1) !== undefined;
}

function newNumbers(before: string, after: string, names: ReadonlyMap<string, string>): ReadonlyMap<number, number> {
  const [old, now] = [modulesOf(before), modulesOf(after)];
  const [oldNumbers, newNumbersOf] = [moduleNumbers(old), moduleNumbers(now)];
  return new Map(
    old.map((module, at) => [oldNumbers[at] ?? 0, newNumbersOf[now.indexOf(names.get(module) ?? "")] ?? 0] as const),
  );
}
