// An adversary against the rounds of voices. They have every document that a person of the product may read, at every
// moment; all links, and so the order of voters; the numbers of voices; their own voice, and those of their friends.
// They even know the chance that shuffled the sentences. The best that they can do is to try every world that agrees
// with all of it. Another adversary has only the published mean, spread and number, the own voice and the friends': the
// first has no advantage if no world is ruled out for them alone.
import { castInto, emptyBox, type VoiceRatings } from "../../../src/domain/assessment/voices/ballot-box";
import {
  publish,
  inOrderOfChance,
  type Chance,
  type PublishedRating,
} from "../../../src/domain/assessment/voices/published";
import { forEachRating, voiceRatingIds, type VoiceRatingId } from "../../../src/domain/assessment/voices/voice-ratings";

export const sizes = [5, 6, 8, 12] as const;

/** The share of people who give 1, 2, 3, 4 and 5; the adversary knows it. */
const usual = [0.08, 0.17, 0.3, 0.3, 0.15] as const;
const grades = [1, 2, 3, 4, 5] as const;

interface Voter {
  readonly ratings: VoiceRatings;
  readonly sentence: string | undefined;
}

/** Voter 0 is the adversary, the last one the target; those between are friends first, then strangers. */
type Voters = readonly Voter[];

function someVoters(count: number, random: () => number): Voters {
  return Array.from({ length: count }, (_, nth) => ({
    ratings: forEachRating(() => drawn(random)),
    sentence: random() < 0.5 ? `Sentence ${Math.floor(random() * 1000)} of ${nth}.` : undefined,
  }));
}

function drawn(random: () => number): number {
  let left = random();
  return grades.find((grade) => (left -= usual[grade - 1] ?? 0) < 0) ?? 5;
}

function orderOf(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, nth) => nth);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** A chance that begins anew with each round. */
function sameChance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/**
 * All that can be read of a round, at every moment: the number of voices, the links that are spent, and at the end what
 * is published. Its open document never changes.
 */
function readableOf(voters: Voters, order: readonly number[], chance: Chance): string {
  const hashOf = (nth: number) => `hash ${nth}`;
  let box = emptyBox(voters.map((_, nth) => hashOf(nth)));
  let sentences: string[] = [];
  const moments = order.map((nth) => {
    const { ratings, sentence } = voters[nth] ?? { ratings: forEachRating(() => 0), sentence: undefined };
    box = castInto(box, hashOf(nth), ratings) ?? box;
    sentences = inOrderOfChance(sentence === undefined ? sentences : [...sentences, sentence], chance);
    return { voices: box.voices, spent: voters.map((_, each) => !box.unspent.includes(hashOf(each))) };
  });
  return JSON.stringify([moments, publish(box, sentences, chance)]);
}

const shownBefore = new Map<string, string>();

/** The published part of one rating, from the number of voices that gave 1 to 5. */
function shownOf(counts: readonly number[]): string {
  const key = counts.join();
  const shown = shownBefore.get(key) ?? JSON.stringify(publishedOfCounts(counts));
  shownBefore.set(key, shown);
  return shown;
}

function publishedOfCounts(counts: readonly number[]): PublishedRating | undefined {
  const voices = counts.reduce((all, count) => all + count, 0);
  const box = { unspent: [], voices, counts: forEachRating(() => [...counts]) };
  return publish(box, [], () => 0).ratings?.roleClarity;
}

function countsOf(ratings: readonly number[]): number[] {
  return grades.map((grade) => ratings.filter((rating) => rating === grade).length);
}

interface World {
  /** The ratings of those of whom nothing is known, the target's last. */
  readonly ratings: readonly number[];
  readonly counts: readonly number[];
  readonly weight: number;
}

/** Every way in which the strangers and the target can have given one rating, up to the strangers' order. */
function worldsOf(unknown: number): World[] {
  const strangers = multisets(unknown - 1);
  return strangers.flatMap((ratings) =>
    grades.map((target) => {
      const all = [...ratings, target];
      return { ratings: all, counts: countsOf(all), weight: waysOf(ratings) * likelihoodOf(all) };
    }),
  );
}

const known = new Map<number, World[]>();
function allWorlds(unknown: number): World[] {
  const worlds = known.get(unknown) ?? worldsOf(unknown);
  known.set(unknown, worlds);
  return worlds;
}

function multisets(size: number, least = 1): number[][] {
  if (size === 0) return [[]];
  return grades
    .filter((grade) => grade >= least)
    .flatMap((grade) => multisets(size - 1, grade).map((rest) => [grade, ...rest]));
}

function waysOf(ratings: readonly number[]): number {
  const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));
  const alike = grades.map((grade) => factorial(ratings.filter((each) => each === grade).length));
  return factorial(ratings.length) / alike.reduce((all, each) => all * each, 1);
}

function likelihoodOf(ratings: readonly number[]): number {
  return ratings.reduce((all, rating) => all * (usual[rating - 1] ?? 0), 1);
}

/** The knowledge of an adversary: their own voice or not even that, and those of so many friends. */
interface Knowledge {
  readonly name: string;
  /** The number of voices that are known, the own one among them. */
  readonly of: (count: number) => number;
}

const knowledges: readonly Knowledge[] = [
  { name: "nothing but what is shown", of: () => 0 },
  { name: "the own voice", of: () => 1 },
  { name: "the own voice and half of the others", of: (count) => 1 + Math.floor((count - 1) / 2) },
  { name: "all voices but two", of: (count) => count - 2 },
  { name: "all voices but one", of: (count) => count - 1 },
];

/** The voters with other ratings of those of whom nothing is known. */
function inWorld(voters: Voters, id: VoiceRatingId, { ratings }: World): Voters {
  const from = voters.length - ratings.length;
  return voters.map((voter, nth) =>
    nth < from ? voter : { ...voter, ratings: { ...voter.ratings, [id]: ratings[nth - from] ?? 0 } },
  );
}

/** The worlds that agree with what is shown of a rating, the own voice and those of the friends. */
function shownWorlds(voters: Voters, id: VoiceRatingId, knownVoices: number): World[] {
  const ratings = voters.map((voter) => voter.ratings[id]);
  const shown = shownOf(countsOf(ratings));
  const told = countsOf(ratings.slice(0, knownVoices));
  return allWorlds(voters.length - knownVoices).filter(
    ({ counts }) => shownOf(counts.map((count, nth) => count + (told[nth] ?? 0))) === shown,
  );
}

/** The chances of the target's rating. */
function beliefIn(worlds: readonly World[]): number[] {
  const weights = grades.map((grade) =>
    worlds.reduce((all, { ratings, weight }) => all + (ratings.at(-1) === grade ? weight : 0), 0),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** The success of the best guesses. */
interface Guesses {
  rounds: number;
  right: number;
  certain: number;
  /** Worlds that all they can read rules out, and that what is shown does not. */
  ruledOut: number;
  compared: number;
}

/** Adds one round to what an adversary guesses; `mostCompared` worlds of it are held against all that can be read. */
function guessIn(guesses: Guesses, random: () => number, count: number, knowledge: Knowledge, mostCompared: number) {
  const voters = someVoters(count, random);
  const order = orderOf(count, random);
  const id = voiceRatingIds[Math.floor(random() * voiceRatingIds.length)] ?? "roleClarity";
  const seed = Math.floor(random() * 2 ** 31);
  const worlds = shownWorlds(voters, id, knowledge.of(count));
  const belief = beliefIn(worlds);
  const best = Math.max(...belief);
  guesses.rounds += 1;
  guesses.right += belief.indexOf(best) + 1 === voters.at(-1)?.ratings[id] ? 1 : 0;
  guesses.certain += best > 1 - 1e-9 ? 1 : 0;
  const readable = readableOf(voters, order, sameChance(seed));
  for (let nth = 0; nth < Math.min(mostCompared, worlds.length); nth++) {
    const world = worlds[Math.floor(random() * worlds.length)];
    if (!world) continue;
    guesses.compared += 1;
    guesses.ruledOut += readableOf(inWorld(voters, id, world), order, sameChance(seed)) === readable ? 0 : 1;
  }
}

const noGuesses = (): Guesses => ({ rounds: 0, right: 0, certain: 0, ruledOut: 0, compared: 0 });

/** Voters whose sentences are known to be theirs only by chance: how often a sentence stands at its author's turn. */
export function placesOfSentences(rounds: number, random: () => number, count = 8): number[] {
  const places = Array.from({ length: count }, () => 0);
  for (let round = 0; round < rounds; round++) {
    const chance: Chance = (below) => Math.floor(random() * below);
    const sentences = orderOf(count, random).map((nth) => `${nth} of ${random()}`);
    let list: string[] = [];
    for (const sentence of sentences) list = inOrderOfChance([...list, sentence], chance);
    const box = { unspent: [], voices: count, counts: forEachRating(() => [count, 0, 0, 0, 0]) };
    const shown = publish(box, list, chance).sentences ?? [];
    const place = shown.indexOf(sentences[0] ?? "");
    places[place] = (places[place] ?? 0) + 1;
  }
  return places;
}

export interface Row {
  readonly knowledge: string;
  /** By the number of voices. */
  readonly guesses: Readonly<Record<(typeof sizes)[number], Guesses>>;
}

/** Lets each adversary guess in so many rounds of each size. */
export function guessedRounds(rounds: number, random: () => number, mostCompared: number): Row[] {
  return knowledges.map((knowledge) => {
    const guesses = sizes.map((count) => {
      const made = noGuesses();
      for (let round = 0; round < rounds; round++) guessIn(made, random, count, knowledge, mostCompared);
      return [count, made] as const;
    });
    return { knowledge: knowledge.name, guesses: Object.fromEntries(guesses) as Row["guesses"] };
  });
}

/** Worlds in which a read document, a link or a number tells more than what is shown; and all that were tried. */
export function advantageIn(rows: readonly Row[]): { ruledOut: number; compared: number } {
  const all = rows.flatMap(({ guesses }) => Object.values(guesses));
  return {
    ruledOut: all.reduce((sum, { ruledOut }) => sum + ruledOut, 0),
    compared: all.reduce((sum, { compared }) => sum + compared, 0),
  };
}

/** The table of the decision: how often the best guess is right, and how often it is certain, in percent. */
export function tableOf(rows: readonly Row[]): string {
  const percent = (part: number, all: number) => `${Math.round((part / all) * 100)}%`;
  const cells = rows.map(({ knowledge, guesses }) => [
    knowledge,
    ...sizes.map((count) => {
      const { right, certain, rounds } = guesses[count];
      return `${percent(right, rounds)}, ${percent(certain, rounds)} certain`;
    }),
  ]);
  const head = ["What is known", ...sizes.map((count) => `${count} voices`)];
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Numbers from 0 and below 1 that a seed begins (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
