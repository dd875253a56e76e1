// The late parts of the site itself (`/health`), as problems.
import { healthReport, type HealthName } from "../../../src/domain/operation/health";
import { lateness } from "../../../src/domain/operation/words";
import type { Problem } from "./check";

/** Undefined where it does not say. */
export function lateIn(body: string): HealthName[] | undefined {
  try {
    return healthReport.safeParse(JSON.parse(body)).data?.late;
  } catch {
    // A page, or nothing.
    return undefined;
  }
}

export function latenessProblems(late: readonly HealthName[] = []): Problem[] {
  return late.map((name) => ({ sentence: lateness[name].problem, repair: lateness[name].remedy }));
}
