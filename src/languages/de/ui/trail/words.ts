import type * as english from "../../../../ui/trail/words";
import type { InLanguage } from "../../../in-language";

export const trailWords: InLanguage<typeof english.trailWords> = { started: "begonnen", done: "fertig" };
