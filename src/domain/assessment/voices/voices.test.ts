import { describe, expect, test } from "vitest";
import { castInto, emptyBox, type BallotBox } from "./ballot-box";
import { publish, inOrderOfChance } from "./published";
import { grouped, slipLetters, voiceLinkIn } from "./voice-link";
import { obstacleTo, voiceRound, type VoiceRound } from "./voice-round";
import { forEachRating, voiceQuestions } from "./voice-ratings";

const all = (rating: number) => forEachRating(() => rating);
const noChance = () => 0;

function boxWith(ratings: readonly number[]): BallotBox {
  const hashes = ratings.map((_, nth) => `hash ${nth}`);
  return ratings.reduce((box, rating, nth) => castInto(box, `hash ${nth}`, all(rating)) ?? box, emptyBox(hashes));
}

const sentences = ["First.", "Second.", "Third."];

test("a voice answers the seven ratings that the leader answers for the team", () => {
  expect(voiceQuestions.map(({ id }) => id)).toEqual([
    "objectiveClarity",
    "roleClarity",
    "collaboration",
    "empowerment",
    "alignment",
    "resourceAdequacy",
    "communication",
  ]);
});

describe("the box", () => {
  test("takes a voice for a code once", () => {
    const box = emptyBox(["b", "a"]);
    const once = castInto(box, "a", all(4));
    expect(once).toEqual({ unspent: ["b"], voices: 1, counts: forEachRating(() => [0, 0, 0, 1, 0]) });
    expect(once && castInto(once, "a", all(1))).toBeUndefined();
    expect(castInto(box, "c", all(1))).toBeUndefined();
  });

  test("is the same whoever came first", () => {
    const cast = (order: string[]) =>
      order.reduce((box, code) => castInto(box, code, all(code === "a" ? 1 : 5)) ?? box, emptyBox(["c", "b", "a"]));
    expect(cast(["a", "b"])).toEqual(cast(["b", "a"]));
  });
});

describe("a closed round", () => {
  test.each([
    [[], undefined],
    [[3, 3, 3, 3], undefined],
    [[3, 3, 3, 3, 3], { mean: 3, spread: "close" }],
    [[1, 2, 3, 4, 5], { mean: 3, spread: "far apart" }],
    [[2, 2, 3, 4, 4], { mean: 3, spread: "apart" }],
    [[4, 4, 5, 4, 4, 4], { mean: 4.2, spread: "close" }],
  ])("of %j shows %j", (ratings, shown) => {
    expect(publish(boxWith(ratings), sentences, noChance).ratings?.roleClarity).toEqual(shown);
  });

  test("shows the number of voices also where they are too few", () => {
    expect(publish(boxWith([1, 1]), sentences, noChance)).toEqual({ voices: 2 });
  });

  test("shows sentences for eight voices and more only", () => {
    expect(publish(boxWith(Array(7).fill(3)), sentences, noChance)).not.toHaveProperty("sentences");
    expect(publish(boxWith(Array(8).fill(3)), sentences, noChance).sentences?.toSorted()).toEqual(sentences);
  });
});

test("the order of the sentences before is lost in the one after", () => {
  const chance = () => 0;
  expect(inOrderOfChance(sentences, chance)).toEqual(inOrderOfChance(sentences.toReversed(), chance));
});

describe("a link", () => {
  const link = slipLetters(Uint8Array.from({ length: 25 }, (_, nth) => nth * 37));

  test("stands on its slip in groups, and is read however it is typed", () => {
    const slip = grouped(link);
    expect(slip).toMatch(/^([0-9a-z]{5}-){4}[0-9a-z]{5}$/);
    for (const typed of [slip, link, slip.toUpperCase(), slip.replaceAll("-", " "), link.replaceAll("0", "O")])
      expect(voiceLinkIn(typed)).toEqual({ round: link.slice(0, 8), link });
    expect(voiceLinkIn(link.replaceAll("1", "l"))?.link).toBe(link);
  });

  test.each(["", "short", `${link}0`, link.replace(/.$/, "u"), `${link.slice(1)}/`])("is none in %j", (typed) => {
    expect(voiceLinkIn(typed)).toBeUndefined();
  });
});

describe("another round of a team", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const roundFields = { team: { id: "a00", name: "Sales" }, slips: 8, openedAt: at(1), closesAt: at(15) };
  const open: VoiceRound = { ...roundFields, state: "open" };
  const closed = (voices: number): VoiceRound =>
    voiceRound.parse({
      ...roundFields,
      state: "closed",
      closedAt: at(15),
      ...publish(boxWith(Array(voices).fill(3)), [], noChance),
    });

  test("waits for the end of the open one", () => {
    expect(obstacleTo([open], "a00", at(40))).toEqual({ why: "open" });
    expect(obstacleTo([open], "a01", at(40))).toBeUndefined();
  });

  test("waits for thirty days after one that has shown something", () => {
    expect(obstacleTo([closed(5)], "a00", at(44))).toEqual({ why: "too soon", from: at(45) });
    expect(obstacleTo([closed(5)], "a00", at(45))).toBeUndefined();
    expect(obstacleTo([closed(4)], "a00", at(16))).toBeUndefined();
    expect(obstacleTo([closed(5)], "a01", at(16))).toBeUndefined();
  });
});
