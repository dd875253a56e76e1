import { healthMessages } from "../../domain/operation/words";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";

/** Reads the parts that run late, as the server sees it just now. */
export const readHealth = () => callInWords(call("readHealth", {}), { failed: healthMessages.checkFailed });
