// Faults let tests and demonstrations show how the product behaves when the outside world fails. They are set over
// HTTP, apply to a counted number of requests (or a share of them, drawn from a fixed seed), and may be limited to
// requests that contain a text, so that tests that run side by side do not disturb each other.
import * as z from "zod/mini";
import { sendJson, type Exchange, type Routes } from "./stand-in";

// A stand-in's refusals are in zod's English words, which zod/mini does not have by itself.
z.config(z.locales.en());

export interface Fault<Kind extends string> {
  kind: Kind;
  /** To how many requests it still applies; absent when a share is drawn instead. */
  times?: number | undefined;
  /** The fraction of requests to which it applies, 0 to 1. */
  share?: number | undefined;
  seed?: number | undefined;
  /** The share of an answer after which it breaks off, 0 to 1; only faults that break answers off use it. */
  after?: number | undefined;
  /** The seconds for which the model thinks before it writes, or for which a refusal asks to wait. */
  seconds?: number | undefined;
  /** The recorded answer that is given; only the fault that replays one uses it. */
  recording?: string | undefined;
  /** Only requests that contain this text, in any case of letters. */
  match?: string | undefined;
}

export interface Faults<Kind extends string> {
  /** The first fault that applies to a request of these texts, if any; this uses up one of its times. */
  trigger(texts: readonly string[], kinds?: readonly Kind[]): Fault<Kind> | undefined;
  /**
   * Tells whether a fault that applied to a request has been cleared since: a slowed request need not wait any longer.
   */
  isCleared(fault: Fault<Kind>): boolean;
  /** GET, POST and DELETE of /faults. */
  routes: Routes;
}

/** The faults of one stand-in. */
export function faultSwitches<Kind extends string>(kinds: readonly [Kind, ...Kind[]]): Faults<Kind> {
  const schema = faultSchema(kinds);
  let activeFaults: { fault: Fault<Kind>; draw: () => number }[] = [];
  const triggeredFaults = new Set<Fault<Kind>>();

  function trigger(texts: readonly string[], stage: readonly Kind[] = kinds) {
    const triggered = activeFaults.find(
      ({ fault, draw }) =>
        stage.includes(fault.kind) &&
        matchesRequest(fault, texts) &&
        (fault.share === undefined || draw() < fault.share),
    );
    if (!triggered) return undefined;
    triggeredFaults.add(triggered.fault);
    if (triggered.fault.times === undefined) return triggered.fault;
    triggered.fault.times -= 1;
    if (triggered.fault.times === 0) activeFaults = activeFaults.filter((one) => one !== triggered);
    return triggered.fault;
  }

  function addFault({ body, response }: Exchange) {
    const parsed = schema.safeParse(parseJson(body));
    if (!parsed.success) {
      sendJson(response, 400, { error: validationMessage(parsed.error) });
      return;
    }
    const fault = { ...parsed.data, times: parsed.data.times ?? (parsed.data.share === undefined ? 1 : undefined) };
    activeFaults.push({ fault, draw: seededRandom(fault.seed ?? 1) });
    sendJson(response, 201, fault);
  }

  function clearFaults({ url, response }: Exchange) {
    const match = url.searchParams.get("match");
    activeFaults = match === null ? [] : activeFaults.filter(({ fault }) => fault.match !== match);
    for (const fault of triggeredFaults) if (match === null || fault.match === match) triggeredFaults.delete(fault);
    response.writeHead(204).end();
  }

  return {
    trigger,
    isCleared: (fault) => !triggeredFaults.has(fault),
    routes: {
      "GET /faults": ({ response }) =>
        sendJson(
          response,
          200,
          activeFaults.map(({ fault }) => fault),
        ),
      "POST /faults": addFault,
      "DELETE /faults": clearFaults,
    },
  };
}

function faultSchema<Kind extends string>(kinds: readonly [Kind, ...Kind[]]) {
  return z
    .strictObject({
      kind: z.enum(kinds, { error: `must be one of ${kinds.join(", ")}` }),
      times: z.optional(z.int().check(z.minimum(1))),
      share: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      seed: z.optional(z.int()),
      after: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
      seconds: z.optional(z.number().check(z.positive())),
      recording: z.optional(z.string()),
      match: z.optional(z.string().check(z.minLength(1))),
    })
    .check(
      z.refine(
        ({ times, share }) => times === undefined || share === undefined,
        "give either times or share, not both",
      ),
    );
}

function matchesRequest(fault: Fault<string>, texts: readonly string[]): boolean {
  const match = fault.match?.toLowerCase();
  return match === undefined || texts.some((text) => text.toLowerCase().includes(match));
}

/** The parsed JSON, or undefined where it is not JSON, which no schema here accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the faults in one line: "kind: must be one of ...; times: ...". */
export function validationMessage(error: z.core.$ZodError): string {
  return error.issues.map(({ path, message }) => [...path.map(String), message].join(": ")).join("; ");
}

/** Mulberry32: the same seed gives the same sequence of numbers from 0 up to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
