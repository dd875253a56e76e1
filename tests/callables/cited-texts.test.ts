// The way of a source's paragraphs through the server: to the model, and nowhere else.
import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { log } from "../../functions/src/log";
import { localServices } from "../../local/operate/backup/project-services";
import type { CallableResponse } from "../../src/domain/callables";
import { checkedCitations } from "../../src/domain/course/sources/check-citations";
import { everyDocument } from "../support/operate/every-document";
import { runCallable, visitorCaller } from "../support/suite/in-process-call";
import { runningSuite } from "../support/suite/running-suite";
import { modelRequests } from "../support/suite/stand-ins";

const suite = runningSuite();

afterEach(() => vi.restoreAllMocks());

function writeLesson(topic: string, sources: { number: number; text: string }[], ip: string) {
  return runCallable<CallableResponse<"generateLessonContent">>(
    "generateLessonContent",
    { topic, sources },
    visitorCaller,
    ip,
  );
}

test("sentences that disagree with their paragraphs are asked for once more, and what agrees takes their place", async () => {
  const topic = `Pumps ${randomUUID()}`;
  const sources = [
    { number: 3, text: "The pump runs for 40 minutes. It must not run dry." },
    { number: 7, text: "Oil it each Monday." },
  ];
  const { lessonContent } = await writeLesson(topic, sources, "203.0.113.62");
  expect(await modelRequests(topic)).toHaveLength(2);
  const paragraphs = new Map(sources.map(({ number, text }) => [number, text]));
  const faults = checkedCitations(lessonContent, paragraphs).map(({ fault }) => fault ?? "found");
  expect(faults).toEqual(["found", "found", "found", "paragraph"]);
  expect(lessonContent).not.toContain("9,731");
});

test("no word of a paragraph is stored or logged", async () => {
  const lines: unknown[] = [];
  const logged = log as Record<string, (...line: unknown[]) => void>;
  for (const name of Object.keys(logged))
    vi.spyOn(logged, name).mockImplementation((...line: unknown[]) => void lines.push([name, ...line]));
  const words = Array.from({ length: 50 }, (_, nth) => `zq${randomUUID().slice(0, 8)}x${nth}`);
  const sources = words.map((word, nth) => ({ number: nth + 1, text: `The ${word} is oiled for ${nth + 2} minutes.` }));
  const topic = `Oil ${randomUUID()}`;
  await writeLesson(topic, sources.slice(0, 30), "203.0.113.63");
  await expect(writeLesson(topic, sources, "203.0.113.63")).rejects.toMatchObject({ code: "invalid-argument" });
  expect(JSON.stringify(await modelRequests(topic))).toContain(words[29]);
  expect(lines.length).toBeGreaterThan(0);
  const kept = JSON.stringify([lines, await everyDocument(localServices(suite, suite.projectId), "(default)")]);
  expect(words.filter((word) => kept.includes(word))).toEqual([]);
});
