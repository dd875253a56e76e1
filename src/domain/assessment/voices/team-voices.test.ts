import { expect, test } from "vitest";
import type { ProgressData } from "../answers/answers";
import { aTeam, fullAnswers } from "../answers/answers.fixture";
import { answersToChange, teamsOf, withoutIds } from "../answers/field-changes";
import { sinceLastTime } from "../comparison/since-last-time";
import { gapProfile } from "../gap-profile/gap-profile";
import { sentAlong } from "../plan-checks/diagnosis-text";
import { withCheckedReferences } from "../plan/checking";
import { assemblePrompt, namedPrompt } from "../plan/prompt";
import { resolveReference } from "../plan/references";
import { markdownOf } from "../report/markdown";
import { reportDocument } from "../report/report";
import { sinceParts } from "../report/since";
import { forEachRating } from "./voice-ratings";
import { withVoices } from "./team-voices";
import { voiceRound, type VoiceRound } from "./voice-round";

const sentence = "Only we could have said this.";

function aRound(team: string, mean: number, changes: object = {}): VoiceRound {
  return voiceRound.parse({
    team: { id: team, name: "An earlier name" },
    slips: 12,
    openedAt: new Date(0),
    closesAt: new Date(0),
    closedAt: new Date(1000),
    state: "closed",
    voices: 9,
    ratings: forEachRating((id) => ({ mean: id === "roleClarity" ? mean : 4, spread: "far apart" })),
    sentences: [sentence],
    ...changes,
  });
}

const teams: ProgressData = { "2": { teams: [aTeam({ teamName: "Dispatch" }), aTeam({ teamName: "Sales, north" })] } };

function voiced(rounds: readonly VoiceRound[], answers = teams): ProgressData {
  const withIds = answersToChange(answers);
  return withVoices(withoutIds(withIds), teamsOf(withIds), rounds);
}

const tooFew = aRound("a00", 1, { voices: 4, ratings: undefined, sentences: undefined, closedAt: new Date(9000) });
const open = { ...aRound("a00", 1), state: "open" } as unknown as VoiceRound;

test("a team has the voices of its last round that shows something, under the name that it has now", () => {
  const { voices } = voiced([aRound("a01", 2), aRound("a01", 1.4, { closedAt: new Date(5000) }), tooFew]);
  expect(voices).toMatchObject([{ id: "a01", place: "Sales north", team: "Sales, north", voices: 9 }]);
  expect(voices?.[0]?.ratings.roleClarity).toEqual({ mean: 1.4, spread: "far apart" });
});

test("without a round that shows something, answers, prompt, profile and report are as before", () => {
  const answers = voiced([tooFew, open], fullAnswers());
  expect(answers).toEqual(fullAnswers());
  expect(answers).not.toHaveProperty("voices");
  expect(assemblePrompt(answers)).toBe(assemblePrompt(fullAnswers()));
  const { profile, plain } = { profile: gapProfile(answers), plain: gapProfile(fullAnswers()) };
  expect(profile).toEqual(plain);
  expect(markdownOf(reportDocument({ plan: undefined, profile, answers }))).not.toContain("Leader and team");
});

test("the prompt has means and numbers of the voices with their names, and never a sentence", () => {
  const answers = voiced([aRound("a00", 1.8)]);
  const text = [namedPrompt(answers), sentAlong(answers)].join("\n");
  expect(text).toContain(
    "How clear are roles and responsibilities in this team? [voices.Dispatch.roleClarity]\nAnswer: 1.8 of 5 on average of 9 voices, far apart",
  );
  expect(text).not.toContain(sentence);
  expect(assemblePrompt(answers)).not.toContain("[voices.");
});

test("a plan refers to voices by a name of their own kind", () => {
  const answers = voiced([aRound("a01", 1.8)]);
  expect(resolveReference("voices.sales north.roleClarity", answers)).toMatchObject({
    reference: "voices.Sales north.roleClarity",
    team: "Sales, north",
    isVoices: true,
  });
  expect(resolveReference("voices.Dispatch.roleClarity", answers)).toBeUndefined();
  const marked =
    "- Say who does what. [answers: 2.Sales north.roleClarity, voices.Sales north.roleClarity, voices.X.y]";
  expect(withCheckedReferences(marked, answers)).toContain("voices.Sales north.roleClarity]");
  expect(withCheckedReferences(marked, teams)).not.toContain("voices");
});

test("leader and team stand beside each other, the widest difference first", () => {
  const answers = voiced([aRound("a00", 1.8)]);
  const profile = gapProfile(answers);
  expect(profile.voices?.[0]).toMatchObject({ label: "Role clarity", leader: 4, mean: 1.8, difference: 2.2 });
  expect(profile.voices).toHaveLength(7);
  expect(profile.gaps).toEqual(gapProfile(teams).gaps);
  const cell = profile.heatMap.rows.find(({ team }) => team === "Dispatch")?.cells[1];
  expect(cell).toMatchObject({ dimension: "roleClarity", rating: 4, ownMean: 1.8 });
  const report = markdownOf(reportDocument({ plan: undefined, profile, answers }));
  expect(report).toContain(
    "| Role clarity in Dispatch | The leader says 4, the team says 1.8 | 2.2 lower | far apart, 9 voices |",
  );
  expect(report).not.toContain(sentence);
});

test("since last time compares voices with voices, of teams that have them in both rounds", () => {
  const round = (mean: number, extra: VoiceRound[] = []) => {
    const answers = answersToChange(teams);
    return { answers: withVoices(answers, teamsOf(answers), [aRound("a00", mean), ...extra]), questionnaireVersion: 1 };
  };
  const before = { ...round(1.8), lastUpdated: undefined };
  const since = sinceLastTime(before, round(3.1, [aRound("a01", 2)]));
  expect(since.voices).toHaveLength(7);
  expect(since.voices[0]).toEqual({ team: "Dispatch", id: "roleClarity", before: 1.8, after: 3.1, moved: 1.3 });
  const parts = sinceParts({ ...before, plan: undefined, since, actions: [] });
  expect(JSON.stringify(parts)).toContain('["Dispatch","Role clarity","1.8","3.1","+1.3"]');
  const alone = sinceLastTime(
    { answers: answersToChange(teams), questionnaireVersion: 1, lastUpdated: undefined },
    round(2),
  );
  expect(alone.voices).toEqual([]);
});
