import type * as english from "../../../../../domain/assessment/plan/plan-language";
import type { InLanguage } from "../../../../in-language";

export const planLanguage: InLanguage<typeof english.planLanguage> = {
  instruction: "Write in German, and address the reader as Sie; the marks stay in English.",
};
