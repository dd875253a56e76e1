import { assessmentMessages } from "../../domain/assessment/words";
import { call } from "../sdk/calls/call";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";

/** Has the access code of the signed-in account sent to its own address, which is named for the sentence only. */
export function mailOwnCode(email: string): Promise<CallResult> {
  return callInWords(call("resendInvitation", {}), {
    done: () => assessmentMessages.codeSent(email),
    failed: assessmentMessages.codeNotSent,
  });
}
