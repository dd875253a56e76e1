// The headings that this page gives a plan's sections where the plan itself has none.
import { sectionHeadings } from "./section-headings";

export const planSectionHeadings = sectionHeadings.en;
