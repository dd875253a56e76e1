// Rounds of voices laid out as documents, for screens; the functions make them else.
import { createHash, randomBytes } from "node:crypto";
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { emptyBox } from "../../../src/domain/assessment/voices/ballot-box";
import { forEachRating } from "../../../src/domain/assessment/voices/voice-ratings";
import { chanceBytes, slipLetters } from "../../../src/domain/assessment/voices/voice-link";
import { endOfRound } from "../../../src/domain/assessment/voices/voice-round";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { database } from "../shared/database";

const chanceLetters = (count: number) => slipLetters(randomBytes(count));

interface LaidTeam {
  code: string;
  id: string;
  name: string;
}

const aboutRound = ({ id, name }: LaidTeam) => ({
  team: { id, name },
  slips: 12,
  openedAt: Timestamp.now(),
  closesAt: Timestamp.fromDate(endOfRound(new Date())),
});

/** Returns the link of its only slip. */
export async function layOpenRound(team: LaidTeam): Promise<string> {
  const round = chanceLetters(chanceBytes.round);
  const link = round + chanceLetters(chanceBytes.code);
  const fields = aboutRound(team);
  const box = emptyBox([createHash("sha256").update(link).digest("hex")]);
  const { code } = team;
  await setDoc(doc(database, paths.voiceRound(code, round)), { ...fields, state: "open" });
  await setDoc(doc(database, serverPaths.voiceBox(round)), {
    ...box,
    invitationId: code,
    business: code,
    closesAt: fields.closesAt,
  });
  await setDoc(doc(database, serverPaths.voiceSentences(round)), { sentences: [] });
  await setDoc(doc(database, serverPaths.voiceLink(round)), { invitationId: code, closesAt: fields.closesAt });
  return link;
}

export async function layClosedRound(team: LaidTeam, changes: Record<string, unknown> = {}): Promise<void> {
  const ratings = forEachRating((id) => ({
    mean: id === "roleClarity" ? 3.6 : 2.1,
    spread: id === "alignment" ? "far apart" : "close",
  }));
  await setDoc(doc(database, paths.voiceRound(team.code, chanceLetters(chanceBytes.round))), {
    ...aboutRound(team),
    state: "closed",
    closedAt: Timestamp.now(),
    voices: 9,
    ratings,
    sentences: [
      "Targets change every week, and we hear it last.",
      "Good people. Two forklifts are missing, and it shows.",
    ],
    ...changes,
  });
}
