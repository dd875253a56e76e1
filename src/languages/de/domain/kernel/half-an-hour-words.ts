import type * as english from "../../../../domain/kernel/half-an-hour-words";
import type { InLanguage } from "../../../in-language";

export const halfAnHourWords: InLanguage<typeof english.halfAnHourWords> = { label: "Eine halbe Stunde mit uns" };
