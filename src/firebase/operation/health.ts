import { healthMessages } from "../../domain/operation/words";
import { writingWords } from "../../domain/operation/writing-words";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";

/** Reads the parts that run late, as the server sees it just now. */
export const readHealth = () => callInWords(call("readHealth", {}), { failed: healthMessages.checkFailed });

/** Reads the numbers of what the language model has written. */
export const readWriting = () => callInWords(call("readHealth", { writing: true }), { failed: writingWords.failed });
