import { needsCheckAnswers } from "../../../domain/assessment/needs-check/needs-check";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

/** The ratings as this browser keeps them until they are cleared. */
export const needsCheckRatings = storedValue(browserStore, storedKeys.needsCheck, needsCheckAnswers);
