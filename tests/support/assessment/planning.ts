// A business that has a plan made, inside the test's own process, so that each case can be somebody else.
import { randomUUID } from "node:crypto";
import { doc, getDoc, setDoc } from "firebase/firestore";
import { generateTrainingPlan } from "../../../functions/src/plan/plan";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import type { TextChunk } from "../../../src/domain/callables";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../shared/database";

const authTime = 1_700_000_000;

export interface Business {
  uid: string;
  email: string;
  code: string;
}

/** A business that has registered and saved its answers; `changes` are those of its invitation. */
export async function aBusiness(
  answers: ProgressData | undefined,
  changes: Record<string, unknown> = {},
): Promise<Business> {
  const [uid, code] = [`client-${randomUUID()}`, randomUUID().replaceAll("-", "")];
  const email = `${uid}@northwind.example`;
  const business = { businessName: "Northwind", businessEmail: email };
  await setDoc(doc(database, paths.profile(uid)), { name: "Ines", ...business, uid, invitationId: code });
  await setDoc(doc(database, paths.invitation(code)), {
    ...business,
    invitationCode: code,
    status: "used",
    usedBy: uid,
    usedAuthTime: authTime,
    ...changes,
  });
  if (answers) await setDoc(doc(database, paths.answersOf(code)), { progressData: answers, lastUpdated: new Date() });
  return { uid, email, code };
}

/** One whose answers hold a word that is in no other request, to strike faults at it alone. */
export async function aMarkedBusiness(): Promise<Business & { mark: string; answers: ProgressData; prompt: string }> {
  const mark = `mark-${randomUUID()}`;
  const answers = { ...fullAnswers(), "0": { ...fullAnswers()["0"], missionStatement: `We are ${mark}.` } };
  return { ...(await aBusiness(answers)), mark, answers, prompt: assemblePrompt(answers) };
}

interface Answer {
  trainingPlan: string;
  promptChanged?: boolean;
  prompt?: string;
}

const run = generateTrainingPlan.run.bind(generateTrainingPlan) as unknown as (
  request: object,
  response: object,
) => Promise<Answer>;

export interface Asking {
  prompt?: string;
  goOn?: boolean;
  token?: Record<string, unknown>;
  onChunk?: (chunk: TextChunk) => void;
  signal?: AbortSignal;
}

export function plan({ uid, email }: Pick<Business, "uid" | "email">, asking: Asking = {}): Promise<Answer> {
  const {
    prompt = assemblePrompt(fullAnswers()),
    goOn,
    token,
    onChunk,
    signal = new AbortController().signal,
  } = asking;
  const auth = { uid, token: { email, auth_time: authTime, ...token } };
  const request = { data: { prompt, ...(goOn && { goOn }) }, auth, rawRequest: { headers: {} } };
  const sendChunk = (chunk: TextChunk) => {
    if (!signal.aborted) onChunk?.(chunk);
    return Promise.resolve(!signal.aborted);
  };
  return run(request, { sendChunk, signal });
}

export async function stored({ code }: Pick<Business, "code">): Promise<Record<string, unknown>> {
  return (await getDoc(doc(database, paths.answersOf(code)))).data() ?? {};
}

export async function runOf({ code }: Pick<Business, "code">): Promise<Record<string, unknown>> {
  return (await getDoc(doc(database, paths.planRunOf(code)))).data() ?? {};
}
