import type * as english from "../../../../../domain/assessment/report/chart-words";
import type { InLanguage } from "../../../../in-language";

export const chartWords: InLanguage<typeof english.chartWords> = {
  percent: (share) => `${share}\u00a0%`,
};
