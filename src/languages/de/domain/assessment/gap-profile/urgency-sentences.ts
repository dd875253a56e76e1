import type * as english from "../../../../../domain/assessment/gap-profile/urgency-sentences";

export const urgencySentences: typeof english.urgencySentences = (urgency) => urgency.split(/(?<=\.) (?=Das ist)/);
