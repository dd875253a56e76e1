import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Invitation } from "../../../../src/domain/invitations/invitation";
import { followRounds, mostRounds, nextRound } from "../../../../src/domain/invitations/rounds";
import { invitationMessages } from "../../../../src/domain/invitations/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { failure } from "../../callable/failure";
import { database } from "../../firestore/database";
import { invitationDocument, readInvitation } from "../stored-invitation";

export interface Round {
  snapshot: DocumentSnapshot;
  invited: Invitation;
}

/** The invitations of all rounds of a business, the newest first, whichever of them is named. */
export async function roundsOf(code: string): Promise<[Round, ...Round[]]> {
  const named = await invitationDocument(code).get();
  const newer = await followRounds(await roundAfter(named), roundAfter);
  const older = await followRounds(await roundBefore(named), roundBefore);
  const [newest = named, ...others] = [...newer.toReversed(), named, ...older];
  return [roundIn(newest), ...others.map(roundIn)];
}

function roundIn(snapshot: DocumentSnapshot): Round {
  const invited = readInvitation(snapshot);
  if (!invited) throw failure("not-found", invitationMessages.unknown);
  return { snapshot, invited };
}

async function roundBefore(snapshot: DocumentSnapshot): Promise<DocumentSnapshot | undefined> {
  const code: unknown = snapshot.get("previousRound");
  return typeof code === "string" ? invitationDocument(code).get() : undefined;
}

/** Of those that name a round one may have been revoked. */
async function roundAfter({ id }: DocumentSnapshot): Promise<DocumentSnapshot | undefined> {
  const naming = database.collection(paths.invitations).where("previousRound", "==", id).limit(mostRounds);
  const { docs } = await naming.get();
  const next = nextRound(
    docs.map((found) => roundIn(found).invited),
    id,
    new Date(),
  );
  return docs.find((found) => found.id === next?.invitationCode);
}
