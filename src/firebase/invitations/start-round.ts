import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { roundMessages } from "../../domain/invitations/rounds/words";
import { call } from "../sdk/calls/call";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";

/** Invites a business to the round after this one; asking again within a few minutes invites once. */
export function startRound({ businessName, businessEmail, ...round }: Invitation): Promise<CallResult> {
  const number = roundNumberOf(round) + 1;
  const request = { businessName, businessEmail, previousRound: round.invitationCode };
  return callInWords(call("generateInvitation", request), {
    done: ({ mailError }) =>
      mailError === undefined
        ? roundMessages.started(number, businessEmail)
        : roundMessages.mailFailed(number, mailError),
    failed: roundMessages.failed,
  });
}
