// The batch with which an account goes on to its next round, and every way to get through with half of it, or to
// another business's.
import { doc, serverTimestamp, setDoc, updateDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, aUsedInvitation, usedBy } from "../../support/shared/builders";
import { accounts, nobody, permissionTable, updating, type Permission } from "../people";
import { aSecondRound, beginningRound, first, givenRounds, others, othersSecond, second, uid } from "./given";

const codes = {
  expired: "expired-round-01234567",
  elsewhere: "elsewhere-round-012345",
  plain: "plain-invitation-01234",
  skipping: "skipping-round-0123456",
  taken: "taken-round-0123456789",
  old: "squatted-round-0123456",
  oldSecond: "squatted-second-012345",
  moved: "moved-round-0123456789",
};
const link = "moved-link-01234567890";
const client: Permission["who"] = ["client"];
const squatter = accounts.stranger.uid;

type Case = Parameters<typeof beginningRound>[1];

const refused: Record<string, Case> = {
  "with an expired or revoked invitation": { code: codes.expired },
  "with an invitation for another e-mail": { code: codes.elsewhere },
  "with an invitation that names no round": { code: codes.plain },
  "with an invitation that names a round that is not theirs": { code: codes.skipping },
  "with an invitation that was used": { code: codes.taken },
  "with somebody else's invitation": { code: othersSecond, ended: others },
  "with somebody else's invitation, ending their own round": { code: othersSecond },
  "without ending the round before": { ended: undefined },
  "ending the round before at a time of their own": { end: { endedAt: new Date(0) } },
  "that was moved to them, ending the round before at a time of their own": {
    code: codes.moved,
    link,
    end: { endedAt: new Date(0) },
  },
  "that was moved to them, without its link": { code: codes.moved },
  "ending somebody else's round": { ended: others },
  "saying more of the round before": { end: { extra: "x" } },
  "changing the name in the profile": { profile: { businessName: "Elsewhere Ltd" } },
  "with a field that no profile has": { profile: { extra: "x" } },
  "staying with the round before": { profile: { invitationId: first } },
  "going to another round than the one that is used": { profile: { invitationId: codes.taken } },
  "counting sign-ins from an earlier time": { used: { usedAuthTime: 1 } },
  "counting sign-ins from no time": { used: { usedAuthTime: null } },
  "in somebody else's name": { used: { usedBy: "someone-else" } },
  "at a time of their own": { used: { usedAt: new Date(0) } },
  "making it their third": { used: { roundNumber: 3 } },
  "naming another round before it": { used: { previousRound: others } },
};

permissionTable("beginning a further round", {
  given: async (db) => {
    await givenRounds(db, {
      [codes.expired]: aSecondRound(codes.expired, { expiresAt: new Date(Date.now() - 1000) }),
      [codes.elsewhere]: aSecondRound(codes.elsewhere, { businessEmail: "other@northwind.example" }),
      [codes.plain]: anInvitation(codes.plain),
      [codes.skipping]: aSecondRound(codes.skipping, { previousRound: second }),
      [codes.moved]: aSecondRound(codes.moved, { movedAt: new Date(0), link }),
      [codes.taken]: aSecondRound(codes.taken, usedBy(uid)),
      // An earlier holder of the stranger's address has a sign-in from before the registration.
      [codes.old]: aUsedInvitation({ businessEmail: accounts.stranger.claims.email, usedBy: squatter }),
      [codes.oldSecond]: aSecondRound(codes.oldSecond, {
        businessEmail: accounts.stranger.claims.email,
        previousRound: codes.old,
      }),
    });
    await setDoc(doc(db, paths.invitationLink(link)), { invitationCode: codes.moved });
    await setDoc(doc(db, paths.profile(squatter)), aProfile(squatter, codes.old));
  },
  may: {
    "begin the client's next round": { who: client, act: (db) => beginningRound(db) },
    "begin a round that was moved to them": {
      who: client,
      act: (db) => beginningRound(db, { code: codes.moved, link }),
    },
    "begin it with a last answer of the one before": {
      who: client,
      by: client,
      act: (db) => beginningRound(db, { answers: { progressData: { "0": { hasMission: "yes" } } } }),
    },
    ...Object.fromEntries(
      Object.entries(refused).map(([how, changes]) => [
        `begin a round ${how}`,
        { who: nobody, by: client, act: (db) => beginningRound(db, changes) } satisfies Permission,
      ]),
    ),
    "begin the round of an account that they had held before": {
      who: nobody,
      by: ["stranger"],
      act: (db) => beginningRound(db, { code: codes.oldSecond, ended: codes.old, who: squatter }),
    },
    "end their round without a next one": {
      who: nobody,
      act: updating(paths.invitation(first), { endedAt: serverTimestamp() }),
    },
    "use the next invitation alone": { who: nobody, act: updating(paths.invitation(second), usedBy(uid)) },
    "move their profile alone": { who: nobody, act: updating(paths.profile(uid), { invitationId: second }) },
    "begin a round twice": {
      who: nobody,
      by: client,
      hasSteps: true,
      act: async (db) => {
        await beginningRound(db);
        await beginningRound(db);
      },
    },
    "end the round before once more": {
      who: nobody,
      by: client,
      hasSteps: true,
      act: async (db) => {
        await beginningRound(db);
        await updateDoc(doc(db, paths.invitation(first)), { endedAt: serverTimestamp() });
      },
    },
    "go back to the round before": {
      who: nobody,
      by: client,
      hasSteps: true,
      act: async (db) => {
        await beginningRound(db);
        await beginningRound(db, { code: first, ended: second });
      },
    },
    "open the assessment of a round that has ended, to read it": {
      who: client,
      act: async (db) => {
        await beginningRound(db);
        await updateDoc(doc(db, paths.invitation(first)), { lastLogin: serverTimestamp() });
      },
      by: client,
    },
  },
});
