import { expect, test } from "vitest";
import type { TextChunk } from "../../../src/domain/callables";
import { modelFailures } from "../../../src/domain/course/words";
import { failure } from "../callable/failure";
import { isCut } from "./language-model";
import { ModelFailure } from "./model-failure";
import { sendText, sendWithinQuota, type SendPart } from "./writing";

function aListener(signal = new AbortController().signal) {
  const heard: TextChunk[] = [];
  const send = (chunk: TextChunk) => Promise.resolve(void heard.push(chunk));
  return { heard, listener: { name: "a test", send, signal } };
}

function writing(...parts: (TextChunk | Error)[]) {
  return async (send: SendPart) => {
    for (const part of parts) {
      await Promise.resolve();
      if (part instanceof Error) throw part;
      await send(part);
    }
  };
}

const model = "a model";

test("the model is named with the first text, and once more when that was thrown away", async () => {
  const { heard, listener } = aListener();
  const parts = [
    { text: "One ", model },
    { text: "two", model },
    { text: "", restart: true },
    { text: "Three", model },
  ];
  expect(await sendText(listener, writing(...parts))).toEqual({ text: "Three", model });
  expect(heard).toEqual([parts[0], { text: "two" }, parts[2], parts[3]]);
});

test("a failure says whether a part of the text has arrived", async () => {
  const broken = new ModelFailure("cut");
  const details = { sentence: modelFailures.cut };
  await expect(sendText(aListener().listener, writing(broken))).rejects.toMatchObject({ details });
  await expect(sendText(aListener().listener, writing({ text: "Once" }, broken))).rejects.toMatchObject({
    details: { ...details, incomplete: true },
  });
});

test("a listener who leaves in the middle ends the stream", async () => {
  const leaving = new AbortController();
  const { listener } = aListener(leaving.signal);
  let isOver = false;
  const endless = async (sendPart: SendPart) => {
    try {
      for (;;) await sendPart({ text: "on and on" });
    } finally {
      isOver = true;
    }
  };
  const send = () => {
    leaving.abort();
    return Promise.reject(new Error("The connection is closed."));
  };
  await expect(sendText({ ...listener, send }, endless)).rejects.toMatchObject({ code: "cancelled" });
  expect(isOver).toBe(true);
});

test("no word goes out before the quota allows it, and what has come meanwhile goes out then", async () => {
  const { heard, listener } = aListener();
  let allow: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => (allow = resolve));
  const admission = { mayAsk: Promise.resolve(), mayAnswer };
  const sent = sendWithinQuota(admission, listener, writing({ text: "At once, " }, { text: "and more" }));
  await new Promise(setImmediate); // everything has happened that can
  expect(heard).toEqual([]);
  allow();
  expect(await sent).toMatchObject({ text: "At once, and more" });
});

test("a quota that refuses gives up the request to the model, and lets no word out", async () => {
  const { heard, listener } = aListener();
  let givenUp: AbortSignal | undefined;
  const refusal = failure("resource-exhausted", "Not today.");
  const admission = { mayAsk: Promise.resolve(), mayAnswer: Promise.reject(refusal) };
  const sent = sendWithinQuota(admission, listener, (send, left) => {
    givenUp = left;
    return writing({ text: "A word" })(send);
  });
  await expect(sent).rejects.toBe(refusal);
  expect(givenUp?.aborted).toBe(true);
  expect(heard).toEqual([]);
});

test("where a text is counted first, a refusal asks the model for nothing", async () => {
  const { heard, listener } = aListener();
  const refusal = failure("resource-exhausted", "Not today.");
  const counted = Promise.reject(refusal);
  let isAsked = false;
  const sent = sendWithinQuota({ mayAsk: counted, mayAnswer: counted }, listener, (send) => {
    isAsked = true;
    return writing({ text: "A word" })(send);
  });
  await expect(sent).rejects.toBe(refusal);
  expect({ isAsked, heard }).toEqual({ isAsked: false, heard: [] });
});

test("a server that reads less than two thirds of what it is sent has cut it, and one that does not count has not", () => {
  const sent = [{ role: "user", content: "word ".repeat(1000) } as const];
  expect([833, 834].map((read) => isCut(sent, read))).toEqual([true, false]);
  expect([undefined, 0].map((read) => isCut(sent, read))).toEqual([false, false]);
});
