import type * as english from "../../../../../domain/assessment/plan/plan-section-words";
import { sectionHeadings } from "../../../../../domain/assessment/plan/section-headings";
import type { InLanguage } from "../../../../in-language";

export const planSectionHeadings: InLanguage<typeof english.planSectionHeadings> = sectionHeadings.de;
