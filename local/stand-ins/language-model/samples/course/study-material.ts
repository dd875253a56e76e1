import type { SampleRequest } from "../../request";
import { objectivesFor } from "../objectives";
import { teachingPoints, type TeachingPoint } from "../teaching-points";
import { scenarioFor } from "../scenario";
import {
  bulletList,
  sentenceCase,
  fill,
  numberedList,
  paragraphs,
  pick,
  seedOf,
  inSampleOrder,
  sampleTable,
  type Pool,
} from "../wording";

const openings: Pool<string> = [
  "Most people have met {topic} long before anybody explained it to them. They have seen it done well, and they have paid for it when it was done badly.",
  "Ask five colleagues what is meant by {topic} and you will get six answers. This material offers one that you can work with.",
  "From the outside, there is nothing difficult about {topic}. The difference between a routine and a skill shows when time is short and something unexpected happens.",
];

const glossaryTerms: Pool<[string, string]> = [
  ["Purpose", "What should be different after {topic}, and for whom"],
  ["Criterion", "An observable sign by which the quality of {topic} can be judged"],
  ["Trial", "A small, limited use of {topic} from which something can be learned"],
  ["Feedback", "Specific information about what was done and what it caused"],
  ["Escalation", "Handing a problem to the person who is able and entitled to decide"],
  ["Transfer", "Using what was learned in {topic} in everyday work"],
];

const exercises: Pool<string> = [
  "Choose one case this week, write its purpose in one sentence before you begin, and compare the result with it afterwards.",
  "Watch a colleague who is good at {topic} for ten minutes. Write down three things that this person does and you do not.",
  "Use the checklist for {topic} in your next case and strike out or add one item.",
];

/** Material to work through alone: ideas with examples, questions between them, a summary and a glossary. */
export function writeStudyMaterial(request: SampleRequest): string {
  const seed = seedOf(request);
  const values = { topic: request.topic, ...scenarioFor(seed) };
  const chosen = inSampleOrder(teachingPoints, seed).slice(
    0,
    request.length.includes("600") || request.length === "short" ? 3 : 6,
  );
  return paragraphs(
    `# ${sentenceCase(request.topic)}: study material`,
    fill(
      `${pick(openings, seed)} It was written for ${request.audience} at ${request.level} level; plan about an hour.`,
      values,
    ),
    "## What you will be able to do",
    bulletList(objectivesFor(request.topic, seed)),
    ...chosen.map((point, at) => writePointSection(point, at, values)),
    `## Summary`,
    fill("On one page, all of {topic} comes down to this:", values),
    numberedList(chosen.map((point) => `**${point.title}.** ${firstSentence(fill(point.explanation, values))}`)),
    "## Glossary",
    sampleTable(
      ["Term", "Meaning here"],
      inSampleOrder(glossaryTerms, seed).map(([term, meaning]) => [term, fill(meaning, values)]),
    ),
    "## One thing to try this week",
    fill(pick(exercises, seed), values),
    "## Answers",
    numberedList(
      chosen
        .filter((_, at) => at % 2 === 1)
        .map((point) => fill(`${point.mistake} It is typical because it saves effort at first.`, values)),
    ),
  );
}

function writePointSection(point: TeachingPoint, at: number, values: Record<string, string>): string {
  const questions = [
    fill(
      `Which typical mistake goes with “${point.title.toLowerCase()}” in {topic}, and why do people make it?`,
      values,
    ),
    "Which of the last two ideas would help most in your own work this week?",
  ];
  return paragraphs(
    `## ${point.title}`,
    fill(point.explanation, values),
    `**Example.** ${fill(point.example, values)}`,
    `**Typical mistake.** ${fill(point.mistake, values)}`,
    at % 2 === 1 ? paragraphs("**Before you go on**", bulletList(questions)) : "",
  );
}

function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
