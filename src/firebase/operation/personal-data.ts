// A person's data, for administrators: have it, or end it.
import { personalDataMessages } from "../../domain/operation/words";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";

/** The longest time of the functions for a long mailing list. */
const searchingTimeout = 540_000;

export function exportPersonalData(email: string) {
  const { exportFailed: failed } = personalDataMessages;
  return callInWords(call("exportPersonalData", { email }, searchingTimeout), { failed });
}

export function erasePersonalData(email: string) {
  const { eraseFailed: failed } = personalDataMessages;
  return callInWords(call("erasePersonalData", { email }, searchingTimeout), { failed });
}
