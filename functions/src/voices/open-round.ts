// Opens a round: the document that the business reads, the box with the hashes of its codes, the empty list, and the
// way from a link to the business. The same request again finds its own round.
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { answersToChange, teamsOf } from "../../../src/domain/assessment/answers/field-changes";
import { entryName } from "../../../src/domain/assessment/answers/reading-answers";
import { questionnaire } from "../../../src/domain/assessment/questionnaire/questionnaire";
import { roundOpening } from "../../../src/domain/assessment/voices/voice";
import { fittingOrRefuse } from "./fitting";
import { emptyBox } from "../../../src/domain/assessment/voices/ballot-box";
import { mostVoiceRounds } from "../../../src/domain/assessment/voices/bounds";
import type { ChangeOfVoices } from "../../../src/domain/assessment/voices/voice-calls";
import { endOfRound, obstacleTo, voiceRound } from "../../../src/domain/assessment/voices/voice-round";
import { voiceMessages } from "../../../src/domain/assessment/voices/refusals";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import { areVoicesOff } from "./stored-box";

type Opening = ChangeOfVoices<"open">;

/** `codes` are those of the business's rounds of the assessment, its last one first. */
export async function openRound(request: Opening, codes: readonly string[]): Promise<void> {
  fittingOrRefuse(roundOpening, request);
  const business = codes.at(-1) ?? request.invitationId;
  if (await areVoicesOff(business)) throw failure("failed-precondition", voiceMessages.isOff);
  await database.runTransaction((transaction) => openIn(transaction, request, { business, codes }));
}

interface OpeningBusiness {
  /** The code of its first round. */
  readonly business: string;
  readonly codes: readonly string[];
}

async function openIn(transaction: Transaction, request: Opening, { business, codes }: OpeningBusiness): Promise<void> {
  const { invitationId, round, codeHashes } = request;
  const [linked, box, answers] = await transaction.getAll(
    database.doc(serverPaths.voiceLink(round)),
    database.doc(serverPaths.voiceBox(round)),
    database.doc(paths.answersOf(invitationId)),
  );
  if (linked?.exists) {
    const unspent = (box?.get("unspent") as string[] | undefined) ?? [];
    if (linked.get("invitationId") === invitationId && unspent.every((hash) => codeHashes.includes(hash))) return;
    throw failure("already-exists", voiceMessages.taken);
  }
  const team = teamsOf(answersToChange(answers?.get("progressData"))).find(({ id }) => id === request.team);
  if (!team) throw failure("failed-precondition", voiceMessages.noTeam);
  const now = new Date();
  const rounds = await Promise.all(codes.map((code) => transaction.get(database.collection(paths.voiceRounds(code)))));
  if ((rounds[0]?.size ?? 0) >= mostVoiceRounds) throw failure("failed-precondition", voiceMessages.tooMany);
  refuseObstacle(
    rounds.flatMap(({ docs }) => docs.map((stored) => voiceRound.parse(datedFields(stored)))),
    team.id,
    now,
  );
  const closesAt = Timestamp.fromDate(endOfRound(now));
  transaction.create(database.doc(paths.voiceRound(invitationId, round)), {
    team: { id: team.id, name: entryName(questionnaire["2"].repeats, team) },
    slips: codeHashes.length,
    openedAt: FieldValue.serverTimestamp(),
    closesAt,
    state: "open",
  });
  transaction.create(database.doc(serverPaths.voiceBox(round)), {
    ...emptyBox(codeHashes),
    invitationId,
    business,
    closesAt,
  });
  transaction.create(database.doc(serverPaths.voiceSentences(round)), { sentences: [] });
  transaction.create(database.doc(serverPaths.voiceLink(round)), { invitationId, closesAt });
}

function refuseObstacle(rounds: Parameters<typeof obstacleTo>[0], teamId: string, now: Date): void {
  const obstacle = obstacleTo(rounds, teamId, now);
  if (obstacle?.why === "open") throw failure("failed-precondition", voiceMessages.open);
  if (obstacle) throw failure("failed-precondition", voiceMessages.tooSoon(obstacle.from));
}
