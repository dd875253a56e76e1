import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { question, type SmokePlace } from "./question";

const mostMs = 90_000;

/** Asks for a text; answers with its chunks as they come, until it is left. */
async function* textAbout(topic: string, { functionAddress }: SmokePlace, left: AbortSignal): AsyncGenerator<string> {
  const response = await fetch(functionAddress("generateCourseOutline"), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ data: { topic } }),
    signal: AbortSignal.any([left, AbortSignal.timeout(mostMs)]),
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) yield decoder.decode(chunk as Uint8Array, { stream: true });
}

export const streamingQuestions = [
  question({
    asks: "Does a text appear while it is being written?",
    outcomes: {
      yes: { isWell: true, means: "The platform passes each piece on as it comes.", todo: "" },
      late: {
        isWell: false,
        means: "The pieces are held back and come all at once, so people wait in front of an empty page.",
        todo: "Look for a proxy in front of the functions; what the browser calls must be the functions' own address.",
      },
      none: {
        isWell: false,
        means: "No text was written.",
        todo: "Run `npm run doctor`: it asks the language model. The daily limits may also be used up.",
      },
    },
    ask: async (place) => {
      let [pieces, hasText] = [0, false];
      try {
        for await (const text of textAbout(`Smoke test ${randomUUID()}`, place, new AbortController().signal)) {
          pieces++;
          hasText ||= text.includes('"message"');
        }
      } catch {
        return "none";
      }
      if (!hasText) return "none";
      return pieces > 1 ? "yes" : "late";
    },
  }),
  question({
    asks: "Is a function told that its caller has left?",
    outcomes: {
      yes: { isWell: true, means: "A text without a waiting reader is not written to its end.", todo: "" },
      no: {
        isWell: true,
        means: "A text whose page is closed is written to its end and paid for; the limits for each day bound that.",
        todo: "Nothing breaks: “Stop” tells the server by a call of its own.",
      },
      unknown: {
        isWell: true,
        means: "The log does not say yet what became of it.",
        todo: "Look for “text generated” in the log of generateCourseOutline, some seconds after this moment.",
      },
    },
    ask: async (place) => {
      const topic = `Smoke test of leaving ${randomUUID()}`;
      const since = new Date();
      const leaving = new AbortController();
      try {
        for await (const text of textAbout(topic, place, leaving.signal)) if (text.includes('"message"')) break;
      } catch {
        return "unknown";
      }
      leaving.abort();
      for (let waited = 0; waited < 30_000; waited += 1000) {
        const written = await place.writtenToTheEnd(topic, since);
        if (written !== undefined) return written ? "no" : "yes";
        await pause(1000);
      }
      return "unknown";
    },
  }),
];
