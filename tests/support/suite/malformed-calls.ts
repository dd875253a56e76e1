// Sends payloads to the functions and says what was wrong with how they were answered: a crash, a stack, or a refusal
// that does not say in a sentence what it is about.
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { callableNames, type CallableName } from "../../../src/domain/callables";
import type { HttpAnswer } from "./http-functions";
import { payloadsOf, type Payload } from "./payloads";

const atOnce = 8;

export type Post = (name: CallableName, body: string, headers?: Record<string, string>) => Promise<HttpAnswer>;

/** A person, by the headers of their calls. */
export type People = Record<string, Record<string, string>>;

export interface MalformedCall extends Payload {
  person: string;
}

/** Every payload of every callable, by every person. */
export function malformedCalls(people: People): MalformedCall[] {
  const payloads = callableNames.flatMap(payloadsOf);
  return Object.keys(people).flatMap((person) => payloads.map((payload) => ({ ...payload, person })));
}

export async function findingsOf(calls: readonly MalformedCall[], people: People, post: Post): Promise<string[]> {
  const left = [...calls];
  const findings: string[] = [];
  async function work(): Promise<void> {
    for (let call = left.pop(); call; call = left.pop()) {
      const answer = await post(call.name, call.body, people[call.person]);
      const fault = faultOf(call, answer);
      if (fault === undefined) continue;
      const { person, name, field, how } = call;
      findings.push(`${person}: ${name} ${field} (${how}): ${fault}: ${answer.status} ${answer.body.slice(0, 200)}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return findings;
}

function faultOf({ field }: Payload, { status, body, error }: HttpAnswer): string | undefined {
  if (status >= 500 || error?.status === "INTERNAL") return "crashed";
  if (/\n\s+at |\\n\s+at |node_modules|file:\/\//.test(body)) return "shows a stack";
  if (status === 200) return undefined;
  const sentence = error?.details?.sentence ?? "";
  if (!/^[A-Z“].*\.$/s.test(sentence)) return "refused without a sentence";
  return error?.status === "INVALID_ARGUMENT" && !isNamed(field, sentence)
    ? "refused without the name of the field"
    : undefined;
}

function isNamed(field: string, sentence: string): boolean {
  if (sentence.startsWith("The request ") || sentence === assessmentMessages.planTooLong) return true;
  const [first = ""] = field.split(".");
  const words = first.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return sentence.includes(first) || sentence.toLowerCase().includes(words);
}
