import type { SampleRequest } from "../request";
import { teachingPoints } from "./teaching-points";
import { scenarioFor } from "./scenario";
import { fill, paragraphs, seedOf, inSampleOrder } from "./wording";

/** Fluent prose without headings, lists or questions, as from a model that ignores the requested form. */
export function writeUnstructuredText(request: SampleRequest): string {
  const seed = seedOf(request);
  const values = { topic: request.topic, ...scenarioFor(seed) };
  const chosen = inSampleOrder(teachingPoints, seed).slice(0, 4);
  return paragraphs(
    fill("There is a lot to be said about {topic}, and most of it can be said in plain words.", values),
    ...chosen.map((point) => fill(`${point.explanation.replace(/[^.:]*\?/g, "").trim()} ${point.mistake}`, values)),
    fill("Whoever keeps that in mind will find {topic} easier with every attempt.", values),
  );
}
