import type { Brief } from "../request";
import { points } from "./points";
import { scenarioFor } from "./scenario";
import { fill, paragraphs, seedOf, shuffled } from "./wording";

/** Fluent prose without headings, lists or questions: what a model writes that has not heeded the form asked for. */
export function writeSomethingElse(brief: Brief): string {
  const seed = seedOf(brief);
  const values = { topic: brief.topic, ...scenarioFor(seed) };
  const chosen = shuffled(points, seed).slice(0, 4);
  return paragraphs(
    fill("There is a lot to be said about {topic}, and most of it can be said in plain words.", values),
    ...chosen.map((point) => fill(`${point.explanation.replace(/[^.:]*\?/g, "").trim()} ${point.mistake}`, values)),
    fill("Whoever keeps that in mind will find {topic} easier with every attempt.", values),
  );
}
