// Rounds of voices: what the contact, a voter, the sweep and an administrator can do, and what is left in documents.
import { doc, Timestamp, updateDoc } from "firebase/firestore/lite";
import { expect, test, vi } from "vitest";
import { erasePerson } from "../../functions/src/operator/persons/erase-person";
import { personsContext } from "../../functions/src/operator/persons/personal-data-calls";
import { closeDueRounds } from "../../functions/src/voices/close-round";
import { voiceMessages } from "../../src/domain/assessment/voices/refusals";
import { paths, serverPaths } from "../../src/domain/kernel/collections";
import { aPlanBusiness } from "../support/assessment/plan-requests";
import {
  aNetwork,
  anOpenRound,
  answersOfTeams,
  casting,
  changing,
  closing,
  contactOf,
  countedVoices,
  openingOf,
  ratedAll,
  roundAt,
  someLinks,
  storedAt,
  type RoundOfVoices,
} from "../support/assessment/voice-rounds";
import { database } from "../support/shared/database";
import { idOf, waitForStatement } from "../support/statements/statements";
import { refusalOf } from "../support/suite/caller";
import { runCallable, visitorCaller } from "../support/suite/in-process-call";

const administrator = { uid: "administrator", token: { admin: true } };
const reader = { uid: "reader", token: { reader: true } };
const sentenceOf = async (call: Promise<unknown>) => (await refusalOf(call)).details.sentence;
const hidden = ({ round }: RoundOfVoices) =>
  Promise.all([storedAt(serverPaths.voiceBox(round)), storedAt(serverPaths.voiceSentences(round))]);

test("eight voices become one result, and nothing is left of the voices", async () => {
  const opened = await anOpenRound(9);
  const [first = "", ...others] = opened.links;
  const asked = await runCallable("readVoiceLink", { link: first.toUpperCase() }, visitorCaller);
  expect(asked).toEqual({ businessName: "Northwind", team: "Dispatch", closesAt: expect.any(String) as string });
  const logged = vi.spyOn(console, "log").mockReturnValue();
  await casting(first, 1, "  The night\nshift hears nothing. ");
  for (const [nth, link] of others.slice(0, 7).entries())
    await casting(link, 4, nth === 0 ? "Good people." : undefined);
  expect(logged).not.toHaveBeenCalled();

  const [box, list] = await hidden(opened);
  expect(Object.keys(box ?? {}).toSorted()).toEqual([
    "business",
    "closesAt",
    "counts",
    "invitationId",
    "unspent",
    "voices",
  ]);
  expect(box).toMatchObject({ voices: 8, counts: { roleClarity: [1, 0, 0, 7, 0] } });
  expect(box?.unspent).toHaveLength(1);
  expect(list).toEqual({ sentences: expect.any(Array) as string[] });
  expect(await roundAt(opened)).not.toHaveProperty("voices");
  expect(await countedVoices(opened)).toEqual({ isOff: false, voices: { [opened.round]: 8 } });
  expect(await countedVoices(opened, reader)).toMatchObject({ voices: { [opened.round]: 8 } });

  await closing(opened);
  const closed = (await roundAt(opened)) ?? {};
  expect(closed).toMatchObject({ state: "closed", voices: 8, slips: 9, team: { id: "a00", name: "Dispatch" } });
  expect(closed.ratings).toMatchObject({ roleClarity: { mean: 3.6, spread: "apart" } });
  expect((closed.sentences as string[]).toSorted()).toEqual(["Good people.", "The night shift hears nothing."]);
  expect(await hidden(opened)).toEqual([undefined, undefined]);
  expect(await storedAt(serverPaths.voiceLink(opened.round))).toEqual({ invitationId: opened.code });
  expect(await sentenceOf(casting(opened.links.at(-1)))).toBe(voiceMessages.closed);
  await closing(opened);
  expect(await roundAt(opened)).toEqual(closed);
  const statement = await waitForStatement(idOf("voices closed", opened.round));
  expect(statement.actor.account.name).toBe("team");
});

test("four voices show their number and nothing else", async () => {
  const opened = await anOpenRound(5);
  for (const link of opened.links.slice(0, 4)) await casting(link, 2, "We are few.");
  await closing(opened);
  const closed = await roundAt(opened);
  expect(closed).toMatchObject({ state: "closed", voices: 4 });
  expect(closed).not.toHaveProperty("ratings");
  expect(closed).not.toHaveProperty("sentences");
});

test("a code counts once, however often and at once it is sent", async () => {
  const opened = await anOpenRound(5);
  for (const link of opened.links) {
    const address = aNetwork();
    const sent = await Promise.allSettled(Array.from({ length: 4 }, () => casting(link, 5, undefined, address)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  }
  expect(await sentenceOf(casting(opened.links[0]))).toBe(voiceMessages.spent);
  expect(await countedVoices(opened)).toMatchObject({ voices: { [opened.round]: 5 } });
});

test("twenty voices at once are twenty voices", async () => {
  const opened = await anOpenRound(20);
  await Promise.all(opened.links.map((link, nth) => casting(link, (nth % 5) + 1, `Sentence ${nth}.`)));
  const [box, list] = await hidden(opened);
  expect(box).toMatchObject({ voices: 20, unspent: [], counts: { alignment: [4, 4, 4, 4, 4] } });
  expect(new Set(list?.sentences as string[]).size).toBe(20);
});

test("a link that is none is refused in words, and too many of one network are not answered", async () => {
  const address = "203.0.113.77";
  const { links } = someLinks(1);
  expect(await sentenceOf(casting("0123", 3))).toContain(voiceMessages.unknown);
  const tries = await Promise.all(
    Array.from({ length: 61 }, () => sentenceOf(casting(links[0], 3, undefined, address))),
  );
  expect(tries.filter((sentence) => sentence === voiceMessages.unknown)).toHaveLength(60);
  expect(tries.filter((sentence) => sentence.startsWith(voiceMessages.tooManyTries))).toHaveLength(1);
  const opened = await anOpenRound(5);
  await expect(casting(opened.links[0], 3, undefined, address)).resolves.toEqual({});
});

test.each([
  ["a rating is missing", { ...ratedAll(3), roleClarity: undefined }, undefined],
  ["a rating is none", { ...ratedAll(3), roleClarity: 6 }, undefined],
  ["a rating is more than those", { ...ratedAll(3), mood: 3 }, undefined],
  ["the sentence is too long", ratedAll(3), "x".repeat(301)],
  ["the sentence turns what stands around it", ratedAll(3), "a\u202Eb"],
])("nothing is counted if %s", async (_, ratings, sentence) => {
  const opened = await anOpenRound(5);
  const cast = runCallable("castVoice", { link: opened.links[0], ratings, sentence }, visitorCaller);
  expect(await refusalOf(cast)).toMatchObject({ code: "invalid-argument" });
  expect(await countedVoices(opened)).toMatchObject({ voices: { [opened.round]: 0 } });
});

test("a round ends by itself after its time, which takes no voice any more", async () => {
  const opened = await anOpenRound(5);
  const past = Timestamp.fromMillis(Date.now() - 1000);
  await casting(opened.links[0]);
  await updateDoc(doc(database, serverPaths.voiceBox(opened.round)), { closesAt: past });
  await updateDoc(doc(database, serverPaths.voiceLink(opened.round)), { closesAt: past });
  expect(await sentenceOf(casting(opened.links[1]))).toBe(voiceMessages.closed);
  await Promise.all([closeDueRounds(new Date()), closeDueRounds(new Date())]);
  expect(await roundAt(opened)).toMatchObject({ state: "closed", voices: 1 });
});

test("opening is asked for again with the same links, but no second round of the team is opened", async () => {
  const opened = await anOpenRound(6);
  const asContact = contactOf(opened);
  await casting(opened.links[0]);
  await changing(openingOf(opened), asContact);
  expect(await countedVoices(opened)).toMatchObject({ voices: { [opened.round]: 1 } });
  const another = { ...opened, ...someLinks(5) };
  expect(await sentenceOf(changing(openingOf(another), asContact))).toBe(voiceMessages.open);
  await changing(openingOf(another, "a01"), asContact);
  expect(await sentenceOf(changing(openingOf({ ...another, round: someLinks(5).round }, "a09"), asContact))).toBe(
    voiceMessages.noTeam,
  );
  for (const link of opened.links.slice(1)) await casting(link);
  await closing(opened);
  expect(await sentenceOf(changing(openingOf({ ...opened, ...someLinks(5) }), asContact))).toMatch(/can begin on/);
});

test("a new round of the assessment does not let a team vote again sooner, which would show what one person has added", async () => {
  const before = await anOpenRound(5);
  for (const link of before.links) await casting(link);
  await closing(before);
  const now = await aPlanBusiness(answersOfTeams, { previousRound: before.code });
  const opening = (team: string) => changing(openingOf({ ...now, ...someLinks(5) }, team), contactOf(now));
  expect(await sentenceOf(opening("a00"))).toMatch(/can begin on/);
  await expect(opening("a01")).resolves.toEqual({});
});

test("only the contact opens and ends rounds, and only while their round of the assessment lasts", async () => {
  const opened = await anOpenRound(5);
  const stranger = contactOf(await aPlanBusiness(answersOfTeams));
  const opening = openingOf({ ...opened, ...someLinks(5) }, "a01");
  const end = { change: "close", invitationId: opened.code, round: opened.round };
  for (const by of [stranger, administrator, reader])
    for (const change of [opening, end]) expect(await sentenceOf(changing(change, by))).toBe(voiceMessages.notYours);
  expect(await sentenceOf(countedVoices(opened, stranger))).toBe(voiceMessages.notYours);
  expect((await refusalOf(changing(end, visitorCaller))).code).toBe("unauthenticated");
  const elsewhere = await anOpenRound(5);
  const foreign = { change: "close", invitationId: elsewhere.code, round: opened.round };
  expect(await sentenceOf(changing(foreign, contactOf(elsewhere)))).toBe(voiceMessages.noRound);
  await updateDoc(doc(database, paths.invitation(opened.code)), { endedAt: Timestamp.now() });
  expect(await sentenceOf(changing(opening, contactOf(opened)))).toBe(voiceMessages.notYours);
});

test("an administrator switches voices off for all rounds of a business, and on again", async () => {
  const first = await aPlanBusiness(answersOfTeams, { endedAt: Timestamp.now() });
  const opened = await anOpenRound(5, { previousRound: first.code });
  const switching = (isOff: boolean, by: Parameters<typeof changing>[1] = administrator) =>
    changing({ change: "switch", invitationId: opened.code, isOff }, by);
  for (const by of [reader, contactOf(opened)])
    expect((await refusalOf(switching(true, by))).code).toBe("permission-denied");
  await switching(true);
  expect(await storedAt(serverPaths.voiceSwitch(first.code))).toMatchObject({ isOff: true });
  expect(await countedVoices(opened, administrator)).toMatchObject({ isOff: true });
  expect(await sentenceOf(casting(opened.links[0]))).toBe(voiceMessages.isOff);
  const opening = openingOf({ ...opened, ...someLinks(5) }, "a01");
  expect(await sentenceOf(changing(opening, contactOf(opened)))).toBe(voiceMessages.isOff);
  await switching(false);
  await casting(opened.links[0]);
  expect(await countedVoices(opened)).toEqual({ isOff: false, voices: { [opened.round]: 1 } });
});

test("a sentence is taken out of a closed round by its text, and nothing else of it changes", async () => {
  const opened = await anOpenRound(8);
  for (const [nth, link] of opened.links.entries()) await casting(link, 3, nth < 2 ? "Ask Anna." : undefined);
  await closing(opened);
  const before = await roundAt(opened);
  const out = { change: "take out", invitationId: opened.code, round: opened.round, sentence: "Ask Anna." };
  expect((await refusalOf(changing(out, reader))).code).toBe("permission-denied");
  expect(await sentenceOf(changing({ ...out, sentence: "Ask Anne." }, administrator))).toBe(voiceMessages.noSentence);
  await changing(out, contactOf(opened));
  expect(await roundAt(opened)).toEqual({ ...before, sentences: [] });
});

test("a business that is erased takes its rounds along", async () => {
  const opened = await anOpenRound(5);
  await casting(opened.links[0], 3, "Gone.");
  await changing({ change: "switch", invitationId: opened.code, isOff: false }, administrator);
  await erasePerson(personsContext(), opened.email);
  const places = [
    paths.voiceRound(opened.code, opened.round),
    serverPaths.voiceLink(opened.round),
    serverPaths.voiceSwitch(opened.code),
  ];
  expect(await Promise.all(places.map(storedAt))).toEqual([undefined, undefined, undefined]);
  expect(await hidden(opened)).toEqual([undefined, undefined]);
  expect(await sentenceOf(casting(opened.links[1]))).toBe(voiceMessages.unknown);
});
