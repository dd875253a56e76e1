// The two calls of the page behind a slip's link.
import { voiceWords } from "../../../domain/assessment/voices/voter-words";
import type { CallableRequest } from "../../../domain/callables";
import { call } from "../../sdk/calls/call";
import { callInWords } from "../../sdk/calls/call-in-words";

export const readVoiceLink = (link: string) =>
  callInWords(call("readVoiceLink", { link }), { failed: voiceWords.readFailed });

export const castVoice = (voice: CallableRequest<"castVoice">) =>
  callInWords(call("castVoice", voice), { failed: voiceWords.failed });
