import type { SampleRequest } from "../../request";
import { courseStages, type CourseStage } from "./outline-stages";
import {
  bulletList,
  sentenceCase,
  countFromLength,
  fill,
  paragraphs,
  pick,
  seedOf,
  inSampleOrder,
  type Pool,
} from "../wording";

const promises: Pool<string> = [
  "Afterwards they can plan {topic}, carry it out in everyday situations and improve it with feedback.",
  "It moves from the reasons for {topic} through guided practice to a plan for the weeks after the course.",
  "Short inputs, real cases and a lot of practice make {topic} something to do, not only to talk about.",
];

const durations: Pool<number> = [45, 60, 75, 90];

/** A course outline with one heading "Module N: title" for each module; the word stands in no other line. */
export function writeOutline(request: SampleRequest): string {
  const seed = seedOf(request);
  const values = { topic: request.topic, audience: request.audience };
  const chosen = chosenStages(countFromLength(request.length, seed, [5, 6]), seed);
  const minutes = chosen.map((_, at) => pick(durations, `${seed}|minutes|${at}`));
  const total = minutes.reduce((sum, one) => sum + one, 0);
  return paragraphs(
    `# ${sentenceCase(request.topic)}: a course outline`,
    fill(`This ${request.level} course is for ${request.audience}. ${pick(promises, `${seed}|promise`)}`, values),
    "**Course objectives.** By the end of the course, participants can:",
    bulletList(chosen.slice(0, 4).map((stage, at) => fill(pick(stage.objectives, `${seed}|course|${at}`), values))),
    ...chosen.map((stage, at) => writeModule(stage, at + 1, minutes[at] ?? 60, `${seed}|${at}`, values)),
    "## Time and materials",
    bulletList([
      `Total time: ${total} minutes, that is ${(total / 60).toFixed(2).replace(/\.?0+$/, "")} hours without breaks.`,
      fill("Materials: workbook, observation sheets, planning template and one page of key points on {topic}.", values),
      "Follow-up: a 30-minute check-in four weeks later to review the action plans.",
    ]),
  );
}

function chosenStages(count: number, seed: string): CourseStage[] {
  const last = courseStages.length - 1;
  // The beginning, the practice and the habit are always there; the others are dropped first.
  const dispensable = [last, ...inSampleOrder([2, 4, 1], seed)];
  const dropped = new Set(dispensable.slice(0, Math.max(0, courseStages.length - count)));
  return courseStages.filter((_, at) => !dropped.has(at));
}

function writeModule(
  stage: CourseStage,
  number: number,
  minutes: number,
  seed: string,
  values: Record<string, string>,
) {
  const title = fill(pick(stage.titles, `${seed}|title`), values);
  const practice = Math.round((minutes * 0.45) / 5) * 5;
  return paragraphs(
    `## Module ${number}: ${title}`,
    `**Time:** ${minutes} minutes`,
    "**Objectives**",
    bulletList(
      inSampleOrder(stage.objectives, seed)
        .slice(0, 3)
        .map((objective) => fill(objective, values)),
    ),
    `**Topics:** ${fill(pick(stage.topics, `${seed}|topics`), values)}`,
    `**Practice (${practice} minutes):** ${fill(pick(stage.activities, `${seed}|activity`), values)}.`,
    `**Check of learning:** ${fill(pick(stage.checks, `${seed}|check`), values)}.`,
  );
}
