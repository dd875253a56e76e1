// The calls of a contact and a consultant about rounds of voices.
import { leaderAndTeamWords } from "../../../domain/assessment/voices/words";
import { voiceRoundWords } from "../../../domain/assessment/voices/round-words";
import type { ChangeOfVoices } from "../../../domain/assessment/voices/voice-calls";
import { call } from "../../sdk/calls/call";
import { callInWords } from "../../sdk/calls/call-in-words";

export const openVoices = (opening: Omit<ChangeOfVoices<"open">, "change">) =>
  callInWords(call("changeVoices", { change: "open", ...opening }), { failed: voiceRoundWords.openFailed });

export const closeVoices = (closing: Omit<ChangeOfVoices<"close">, "change">) =>
  callInWords(call("changeVoices", { change: "close", ...closing }), {
    failed: voiceRoundWords.closeFailed,
    done: () => voiceRoundWords.isClosed,
  });

export const takeOutSentence = (sentence: Omit<ChangeOfVoices<"take out">, "change">) =>
  callInWords(call("changeVoices", { change: "take out", ...sentence }), { failed: leaderAndTeamWords.failed });

export const switchVoices = (invitationId: string, isOff: boolean) =>
  callInWords(call("changeVoices", { change: "switch", invitationId, isOff }), {
    failed: voiceRoundWords.switchFailed,
  });

export const countVoices = (invitationId: string) => call("countVoices", { invitationId });
