// Requests for a training plan inside the test's own process, so that each case can be another business.
import { randomUUID } from "node:crypto";
import { doc, getDoc, setDoc } from "firebase/firestore/lite";
import { generateTrainingPlan } from "../../../functions/src/plan/plan";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import type { TextChunk } from "../../../src/domain/callables";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../shared/database";

const authTime = 1_700_000_000;

export interface PlanBusiness {
  uid: string;
  email: string;
  code: string;
}

/** A business that has registered and saved its answers; `changes` are those of its invitation. */
export async function aPlanBusiness(
  answers: ProgressData | undefined,
  changes: Record<string, unknown> = {},
): Promise<PlanBusiness> {
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

type MarkedBusiness = PlanBusiness & { mark: string; answers: ProgressData; prompt: string };

/** A business whose answers hold a word that is in no other request, so that faults can concern it alone. */
export async function aMarkedBusiness(given: ProgressData = fullAnswers()): Promise<MarkedBusiness> {
  const mark = `mark-${randomUUID()}`;
  const answers = { ...given, "0": { ...given["0"], missionStatement: `We are ${mark}.` } };
  return { ...(await aPlanBusiness(answers)), mark, answers, prompt: assemblePrompt(answers) };
}

interface PlanResponse {
  trainingPlan: string;
  promptChanged?: boolean;
  prompt?: string;
}

const runGenerateTrainingPlan = generateTrainingPlan.run.bind(generateTrainingPlan) as unknown as (
  request: object,
  response: object,
) => Promise<PlanResponse>;

export interface PlanRequestOptions {
  prompt?: string;
  goOn?: boolean;
  invitationId?: string;
  token?: Record<string, unknown>;
  onChunk?: (chunk: TextChunk) => void;
  signal?: AbortSignal;
}

export function requestPlan(
  { uid, email }: Pick<PlanBusiness, "uid" | "email">,
  options: PlanRequestOptions = {},
): Promise<PlanResponse> {
  const {
    prompt = assemblePrompt(fullAnswers()),
    goOn,
    invitationId,
    token,
    onChunk,
    signal = new AbortController().signal,
  } = options;
  const auth = { uid, token: { email, auth_time: authTime, ...token } };
  const request = {
    data: { prompt, ...(goOn && { goOn }), ...(invitationId !== undefined && { invitationId }) },
    auth,
    rawRequest: { headers: {} },
  };
  const sendChunk = (chunk: TextChunk) => {
    if (!signal.aborted) onChunk?.(chunk);
    return Promise.resolve(!signal.aborted);
  };
  return runGenerateTrainingPlan(request, { sendChunk, signal });
}

/** Requests a plan, and returns it as it is stored: with its references, which the answer leaves out. */
export async function storedPlan(business: PlanBusiness, options?: PlanRequestOptions): Promise<string> {
  await requestPlan(business, options);
  return String((await answersDocument(business)).trainingPlan);
}

export async function answersDocument({ code }: Pick<PlanBusiness, "code">): Promise<Record<string, unknown>> {
  return (await getDoc(doc(database, paths.answersOf(code)))).data() ?? {};
}

export async function planRunDocument({ code }: Pick<PlanBusiness, "code">): Promise<Record<string, unknown>> {
  return (await getDoc(doc(database, paths.planRunOf(code)))).data() ?? {};
}
