import type { SampleRequest } from "../../request";
import { objectivesFor } from "../objectives";
import { teachingPoints, type TeachingPoint } from "../teaching-points";
import { scenarioFor } from "../scenario";
import {
  bulletList,
  fill,
  numberedList,
  paragraphs,
  pick,
  seedOf,
  inSampleOrder,
  sampleTable,
  type Pool,
} from "../wording";

const openers: Pool<string> = [
  "Ask everyone to write down one moment from the last month in which {topic} would have helped. Collect three of them and come back to them in the practice.",
  "Show two short versions of the same situation, one with {topic} and one without. Ask: “What is different, and who notices it first?”",
  "Line-up: “How sure are you with {topic}, from 1 to 10?” Talk to the neighbor about what would move you one step up.",
];

const practices: Pool<{ name: string; steps: string[]; result: string }> = [
  {
    name: "Role play in threes",
    steps: [
      "Form groups of three: doer, partner and observer.",
      "The doer prepares {topic} for two minutes with the checklist.",
      "Play the situation for five minutes; the observer marks the eight criteria.",
      "The observer says what was seen, the partner what it caused; then change roles.",
    ],
    result: "At least six of eight criteria are met in the second round, and everyone names one thing to keep.",
  },
  {
    name: "Case laboratory",
    steps: [
      "Read the case alone and mark the moment that calls for {topic}.",
      "In pairs, decide on the next two steps and write down the reason.",
      "Compare with another pair and settle on one solution.",
      "Present it in two minutes; the others ask one critical question.",
    ],
    result: "A solution with two steps, the reason for each, and a sign by which its success will be seen.",
  },
  {
    name: "Planning clinic",
    steps: [
      "Choose a real case of {topic} from the next two weeks.",
      "Fill in the planning sheet: purpose, people, facts, first step, date.",
      "Exchange sheets; the reader asks three questions and gives no advice.",
      "Revise the sheet and read the first step aloud.",
    ],
    result: "A sheet without empty fields, whose first step can be done by one person in less than an hour.",
  },
];

/** A lesson that is ready to be taught: an agenda whose minutes add up, teaching points, practice and checks. */
export function writeLessonContent(request: SampleRequest): string {
  const seed = seedOf(request);
  const values = { topic: request.topic, ...scenarioFor(seed) };
  const minutes = Number(/(\d+)[ -]?min/i.exec(request.length)?.[1] ?? 60);
  const practice = pick(practices, seed);
  const objectives = objectivesFor(request.topic, seed);
  const taught = inSampleOrder(teachingPoints, seed).slice(0, minutes < 45 ? 2 : 3);
  return paragraphs(
    `# ${request.module}`,
    fill(`A lesson of ${minutes} minutes on {topic} for ${request.audience}, at ${request.level} level.`, values),
    "## Objectives",
    paragraphs("At the end of the lesson, participants can:", bulletList(objectives)),
    "## Agenda",
    writeAgenda(minutes, taught, practice.name),
    "## Opening",
    fill(pick(openers, seed), values),
    ...taught.map((point) => writeTeachingPoint(point, values)),
    `## Practice: ${practice.name}`,
    numberedList(practice.steps.map((step) => fill(step, values))),
    `**A good result:** ${practice.result}`,
    "## Knowledge check",
    paragraphs(...taught.map((point, at) => writeKnowledgeCheck(point, at, values))),
    "## Summary",
    fill(`Three sentences on {topic} to leave on the board: ${taught.map((point) => point.title).join(". ")}.`, values),
    "## Transfer to work",
    fill(
      "Within a week, use {topic} once in your own work. Tell {colleague}, or whoever is your partner, what you will do and when, and report what happened.",
      { ...values, colleague: "a colleague from the course" },
    ),
  );
}

function writeAgenda(minutes: number, taught: readonly TeachingPoint[], practice: string): string {
  const part = (share: number) => Math.max(1, Math.round(minutes * share));
  const rows: [number, string, string, string][] = [
    [part(0.08), "Opening", "Conversation in pairs", "None"],
    ...taught.map((point): [number, string, string, string] => [
      part(0.33 / taught.length),
      point.title,
      "Short input with example",
      "Handout",
    ]),
    [part(0.35), practice, "Groups", "Checklist, planning sheet"],
    [part(0.14), "Knowledge check", "Alone, then together", "Question sheet"],
  ];
  const left = minutes - rows.reduce((sum, [one]) => sum + one, 0);
  rows.push([left, "Summary and transfer", "Plenary, personal note", "Action card"]);
  return sampleTable(
    ["Minutes", "Activity", "Method", "Material"],
    rows.map(([time, ...cells]) => [String(time), ...cells]),
  );
}

function writeTeachingPoint(point: TeachingPoint, values: Record<string, string>): string {
  return paragraphs(
    `## ${point.title}`,
    fill(point.explanation, values),
    `**Example.** ${fill(point.example, values)}`,
    `**Typical mistake.** ${fill(point.mistake, values)}`,
  );
}

function writeKnowledgeCheck(point: TeachingPoint, at: number, values: Record<string, string>): string {
  return paragraphs(
    fill(
      `**Question ${at + 1}.** A colleague says: “In {topic} you can skip the step ‘${point.title.toLowerCase()}’.” What do you answer?`,
      values,
    ),
    fill(`**Answer.** It should not be skipped. ${point.explanation}`, values),
  );
}
