// Mutants that no test can catch, because they do the same as the rules: the name of each, and why.
import type { Equivalents } from "./run/report";

export const equivalentMutants: Equivalents = {};
