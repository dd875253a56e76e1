// Finds the running invitation of a business that is to be invited, so that none has two. An earlier one is found
// before the transaction, as a query within one fails under contention; one that another call is making, by the request
// document that both read.
import {
  comparedName,
  invitationState,
  type Invitation,
  type InvitationRequest,
} from "../../../src/domain/invitations/invitation";
import { roundMessages } from "../../../src/domain/invitations/rounds/words";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { readInvitation } from "./stored-invitation";

type Named = Pick<InvitationRequest, "businessName" | "businessEmail">;

/** All invitations of this business's address, with those that have ended. */
export async function invitationsOfBusiness(business: Named): Promise<Invitation[]> {
  const named = database.collection(paths.invitations).where("businessEmail", "==", business.businessEmail);
  const { docs } = await named.get();
  return docs.flatMap((found) => readInvitation(found) ?? []);
}

/** Refuses where one of the invitations is of the business, and is open or has been used. */
export function refuseSecond(business: Named, invitations: readonly Invitation[], now: Date): void {
  const its = invitations.filter((invited) => isSameBusiness(invited, business));
  const used = its.find((invited) => invitationState(invited, now) === "used" && invited.endedAt === undefined);
  const running = used ?? its.find((invited) => invitationState(invited, now) === "open");
  if (!running) return;
  const { businessName, businessEmail, invitationCode } = running;
  if (!used) throw failure("already-exists", invitationMessages.isInvited(businessName, businessEmail));
  const sentence = roundMessages.registered(businessName, businessEmail);
  throw failure("already-exists", sentence, { registered: invitationCode });
}

function isSameBusiness(one: Named, other: Named): boolean {
  const isOfAddress = one.businessEmail.toLowerCase() === other.businessEmail;
  return isOfAddress && comparedName(one.businessName) === comparedName(other.businessName);
}
