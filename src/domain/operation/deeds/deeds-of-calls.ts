// The deeds that the calls of administrators are. A call without a row only looks at numbers, or at the caller's own
// text.
import type { CallableName, CallableRequest, CallableResponse } from "../../callables";
import type { DeedName } from "./deed";

interface CallDeed<N extends CallableName> {
  deed: DeedName;
  /** The id of what it is done to; a call about a person has its handler name their hash. */
  of?: (request: CallableRequest<N>) => string | undefined;
  /** The same of a call that makes its object. */
  makes?: (answer: CallableResponse<N>) => string | undefined;
  /** True if a call is one part of a deed with several; all of them are one line. */
  isPart?: true;
  /** Undefined if each of these calls is a deed. */
  isDeed?: (request: CallableRequest<N>) => boolean;
}

export const deedsOfCalls: { readonly [N in CallableName]?: CallDeed<N> } = {
  generateInvitation: { deed: "business invited", makes: ({ invitationCode }) => invitationCode },
  resendInvitation: { deed: "invitation sent again", of: ({ invitationCode }) => invitationCode },
  changeInvitation: { deed: "invitation changed", of: ({ invitationCode }) => invitationCode },
  changeVoices: { deed: "voices changed", of: ({ invitationId }) => invitationId },
  remindInvited: { deed: "business reminded", of: ({ invitationCode }) => invitationCode },
  sendEmailReply: { deed: "answer sent", of: ({ inquiry }) => inquiry },
  sendEmailBlast: { deed: "blast begun", makes: ({ blastId }) => blastId },
  testEmailBlast: { deed: "blast tested" },
  controlEmailBlast: { deed: "blast controlled", of: ({ blast }) => blast },
  resendUncertain: { deed: "blast resent", of: ({ blast }) => blast },
  // The shown list asks for its own addresses by itself; a person looks up those of a file.
  checkAddresses: { deed: "addresses looked up", isDeed: ({ listed }) => listed === true },
  removeSubscription: { deed: "subscription ended", of: ({ subscription }) => subscription },
  exportSubscribers: { deed: "subscribers exported", of: ({ after }) => after },
  importSubscriptions: { deed: "subscribers imported", of: (part) => part.import, isPart: true },
  settleHeld: { deed: "held settled", of: ({ ids = [] }) => (ids.length === 1 ? ids[0] : undefined) },
  exportPersonalData: { deed: "person exported" },
  erasePersonalData: { deed: "person erased" },
  replayStatements: { deed: "records replayed" },
};
