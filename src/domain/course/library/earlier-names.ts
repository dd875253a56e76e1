// Courses of this site's first weeks (until bcdb637d) are the same as today's under other names. Browsers still keep
// some, and a version in between put the old draft into a new course.
import { isRecord } from "../../kernel/records";

export function draftOfToday(kept: unknown): unknown {
  return isRecord(kept) && "wishes" in kept ? withNamesOfToday(kept) : kept;
}

export function courseOfToday(kept: unknown): unknown {
  return isRecord(kept) ? { ...kept, draft: draftOfToday(kept.draft) } : kept;
}

export function textsInProgressOfToday(kept: unknown): unknown {
  if (!Array.isArray(kept)) return kept;
  return kept.map((one: unknown) =>
    isRecord(one) && "piece" in one ? { ...one, text: withNamesOfToday(one.piece) } : one,
  );
}

function withNamesOfToday(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNamesOfToday);
  if (!isRecord(value)) return value;
  const named = Object.entries(value).map(([name, inner]) => [nameOfToday(name, inner), withNamesOfToday(inner)]);
  return Object.fromEntries(named);
}

/** Texts are kept by the names of modules, and one may be called like a field. */
function nameOfToday(name: string, value: unknown): string {
  if (name === "wishes" && isRecord(value) && "audience" in value) return "options";
  if (name === "purpose" && typeof value === "string") return "trainingGap";
  return name;
}
