import { tabStore } from "./storage";
import { storedKeys } from "./stored-keys";
import { storedValue } from "./stored-value";

const tick = { parse: (stored: unknown) => stored === true };

/** A tick of the inquiry form, until that is sent. That of the ratings stands on the needs check, too. */
export const alongTick = (of: "ratings" | "course") => storedValue(tabStore, `${storedKeys.alongTicks}${of}`, tick);
