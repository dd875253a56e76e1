// The words of a business reach the model from its own people and its consultant alone, and only as the business said
// them. An answer that is not stored as it was sent is refused, not left out: left out, a text would lack a ticked
// answer; taken, foreign words could pass for the business's. The words of its plan are the caller's to send, as an
// outline is.
import type { CallableRequest } from "firebase-functions/v2/https";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { referenceResolver } from "../../../src/domain/assessment/plan/references";
import type { EvidenceKind } from "../../../src/domain/course/request/evidence-kinds";
import { saidLine } from "../../../src/domain/course/origin/evidence-lines";
import { evidenceRefusals } from "../../../src/domain/course/origin/words";
import { languages, type Language } from "../../../src/domain/kernel/language";
import { asPlainLine } from "../../../src/domain/kernel/plain-line";
import type { SentEvidence } from "../../../src/domain/course/request/generation-request";
import { requireAdministrator } from "../callable/administrator";
import { failure } from "../callable/failure";
import { invitationOfCaller } from "../invitations/invitation-of-caller";
import { inLanguage, readersLanguage } from "../language";
import { readPlanAnswers } from "../plan/plan-answers";

/** A line of evidence with the question that it answers, in the words of the questionnaire. */
export interface AllowedEvidence {
  kind: EvidenceKind;
  text: string;
  question?: string;
  team?: string;
}

/** Returns the evidence sent with a request; refuses any that the caller may not send. */
export async function allowedEvidence(
  auth: CallableRequest["auth"],
  sent: SentEvidence | undefined,
): Promise<AllowedEvidence[]> {
  if (sent === undefined) return [];
  await requireOwnPeople(auth, sent.invitationId);
  const { progressData } = await readPlanAnswers(sent.invitationId);
  const pages = readersLanguage();
  const readings = [pages, ...languages.filter((language) => language !== pages)].map((language) =>
    inLanguage(language, () => readingOf(progressData, language)),
  );
  return sent.lines.map((line) => {
    if (!("reference" in line)) return line;
    const said = readings.flatMap((read) => read(line.reference) ?? []);
    const [asked] = said;
    if (asked === undefined) throw failure("failed-precondition", evidenceRefusals.gone);
    const sentSo = said.find((one) => one.line === line.text);
    if (sentSo === undefined) throw failure("failed-precondition", evidenceRefusals.changed(asked.question));
    const { question, team } = sentSo;
    return { kind: line.kind, text: line.text, question, ...(team !== undefined && { team: asPlainLine(team) }) };
  });
}

/** Reads answers as a page in this language says them: a kept course may have lines of a page in another. */
function readingOf(progressData: ProgressData, language: Language) {
  const resolve = referenceResolver(progressData);
  return (reference: string) =>
    inLanguage(language, () => {
      const said = resolve(reference);
      return said && { question: said.question.text, team: said.team, line: saidLine(said) };
    });
}

async function requireOwnPeople(auth: CallableRequest["auth"], invitationId: string): Promise<void> {
  if (auth?.token.admin === true) return requireAdministrator(auth);
  await invitationOfCaller(auth?.uid ? auth : undefined, evidenceRefusals.notYours, invitationId);
}
