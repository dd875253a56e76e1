// Returns the problems of a typed form in the sentences of its schema. A page whose schema comes late may import this.
import type { ZodMiniType } from "zod/mini";

/** The first problem of each field that has one. */
export function problemsByField(schema: ZodMiniType, form: unknown): Record<string, string | undefined> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

export function firstProblem(schema: ZodMiniType, typed: unknown): string | undefined {
  return schema.safeParse(typed).error?.issues[0]?.message;
}
