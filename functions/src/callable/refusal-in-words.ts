import type { z } from "zod";

/** What is wrong with a request, in words for a person. Which field is meant is said only where several are. */
export function refusalInWords({ issues }: z.ZodError): string {
  const fields = new Set(issues.map(({ path }) => path.join(".")));
  const sentences = issues.map(({ path, message }) =>
    fields.size > 1 && path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
  return sentences.join(" ");
}
