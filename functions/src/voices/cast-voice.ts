// A voice: one commit spends the code, adds to the numbers and lays the sentence into the list, or does nothing. It
// rests on the box as it was read, so two voices at once come one after the other. No line is logged and no document
// tells of one voice; only who tries links that are none is counted, by a hash of the network.
import { createHash, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Timestamp } from "firebase-admin/firestore";
import { castInto } from "../../../src/domain/assessment/voices/ballot-box";
import { inOrderOfChance } from "../../../src/domain/assessment/voices/published";
import { voice } from "../../../src/domain/assessment/voices/voice";
import { voiceLinkIn, type VoiceLink } from "../../../src/domain/assessment/voices/voice-link";
import { voiceMessages } from "../../../src/domain/assessment/voices/refusals";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { fittingOrRefuse } from "./fitting";
import { mailKey } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import type { Caller } from "../limits/caller-address";
import { consumeQuota } from "../limits/daily-quota";
import { hourlyShares } from "../limits/hourly-shares";
import { areVoicesOff, boxIn, type StoredBox } from "./stored-box";

/** An office has one network, and some of its people mistype. */
const wrongLinksPerHour = 60;

/** Milliseconds; another voice is written in less. Each lost race adds as many, so many voices at once get apart. */
const longestPause = 60;

export const readVoiceLink = callable("readVoiceLink", { secrets: [mailKey] }, async ({ request, rawRequest }) => {
  const link = linkOrRefuse(request.link);
  const { box } = await readOpen(link, rawRequest);
  if (!box.unspent.includes(hashOfLink(link))) return refuseLink(rawRequest, voiceMessages.spent);
  const [invitation, asked] = await database.getAll(
    database.doc(paths.invitation(box.invitationId)),
    database.doc(paths.voiceRound(box.invitationId, link.round)),
  );
  return {
    businessName: String(invitation?.get("businessName")),
    team: String(asked?.get("team.name")),
    closesAt: box.closesAt.toISOString(),
  };
});

export const castVoice = callable("castVoice", { secrets: [mailKey] }, async ({ request, rawRequest }) => {
  const link = linkOrRefuse(request.link);
  const { ratings, sentence } = fittingOrRefuse(voice, request);
  for (let lost = 1; ; lost += 1) {
    const { box, sentences, readAt } = await readOpen(link, rawRequest);
    const filled = castInto(box, hashOfLink(link), ratings);
    if (!filled) return refuseLink(rawRequest, voiceMessages.spent);
    const all = sentence ? [...sentences, sentence] : sentences;
    const batch = database.batch();
    batch.update(database.doc(serverPaths.voiceBox(link.round)), { ...filled }, { lastUpdateTime: readAt });
    batch.set(database.doc(serverPaths.voiceSentences(link.round)), { sentences: inOrderOfChance(all, chance) });
    if (await unlessLostRace(batch.commit())) return {};
    await wait(chance(longestPause * lost));
  }
});

interface OpenBox {
  box: StoredBox;
  sentences: readonly string[];
  readAt: Timestamp;
}

/** Refuses a link whose round is not open. */
async function readOpen({ round }: VoiceLink, caller: Caller): Promise<OpenBox> {
  const [snapshot, list] = await database.getAll(
    database.doc(serverPaths.voiceBox(round)),
    database.doc(serverPaths.voiceSentences(round)),
  );
  const box = snapshot && boxIn(snapshot);
  if (!box || !snapshot.updateTime) {
    const isOver = (await database.doc(serverPaths.voiceLink(round)).get()).exists;
    return isOver ? refuseClosed() : refuseLink(caller, voiceMessages.unknown);
  }
  if (box.closesAt <= new Date()) return refuseClosed();
  if (await areVoicesOff(box.business)) throw failure("failed-precondition", voiceMessages.isOff);
  return { box, sentences: (list?.get("sentences") as string[] | undefined) ?? [], readAt: snapshot.updateTime };
}

export function chance(below: number): number {
  return randomInt(below);
}

function hashOfLink({ link }: VoiceLink): string {
  return createHash("sha256").update(link).digest("hex");
}

function linkOrRefuse(typed: string): VoiceLink {
  const read = voiceLinkIn(typed);
  if (!read) throw failure("not-found", voiceMessages.unknown);
  return read;
}

function refuseClosed(): never {
  throw failure("failed-precondition", voiceMessages.closed);
}

/** A person whose link was right leaves no count. */
async function refuseLink(caller: Caller, sentence: string): Promise<never> {
  const now = new Date();
  await consumeQuota(hourlyShares(caller, "voice", wrongLinksPerHour, voiceMessages.tooManyTries, now), now);
  throw failure("not-found", sentence);
}
