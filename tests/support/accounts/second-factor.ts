// Second factors of the account emulator, which knows text messages only: a factor is given past all rules, and a login
// with it goes the emulator's own way. And logins that were some time ago.
import { randomUUID } from "node:crypto";
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "../suite/running-suite";
import { postAsOwner, postAsVisitor } from "./identity";

const phoneInfo = "+15555550100";

export async function giveFactor(uid: string): Promise<void> {
  const enrolledAt = new Date().toISOString();
  const mfa = { enrollments: [{ mfaEnrollmentId: randomUUID(), phoneInfo, displayName: "Phone", enrolledAt }] };
  await postAsOwner(`projects/${projectId}/accounts:update`, { localId: uid, mfa });
}

/** Ages the login of an account's next tokens. */
export async function ageLogin(uid: string, minutes: number): Promise<void> {
  const lastLoginAt = String(Date.now() - minutes * 60_000);
  await postAsOwner(`projects/${projectId}/accounts:update`, { localId: uid, lastLoginAt });
}

interface PendingLogin {
  mfaPendingCredential: string;
  mfaInfo: { mfaEnrollmentId: string }[];
}

export interface FactorTokens {
  idToken: string;
  refreshToken: string;
}

export async function signInWithFactor(email: string, password: string): Promise<FactorTokens> {
  const pending = await postAsVisitor<PendingLogin>("accounts:signInWithPassword", { email, password });
  return finishWithMessage(pending.mfaPendingCredential, pending.mfaInfo[0]?.mfaEnrollmentId ?? "");
}

/** Reads the code of the text message where the emulator keeps it. */
export async function finishWithMessage(mfaPendingCredential: string, mfaEnrollmentId: string): Promise<FactorTokens> {
  const asked = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: { recaptchaToken: "none" } };
  const begun = await postAsVisitor<{ phoneResponseInfo: { sessionInfo: string } }>(
    "accounts/mfaSignIn:start",
    asked,
    "v2",
  );
  const { sessionInfo } = begun.phoneResponseInfo;
  const address = `http://127.0.0.1:${runningSuite().ports.auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const sent = (await (await fetch(address)).json()) as { verificationCodes: { sessionInfo: string; code: string }[] };
  const code = sent.verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code;
  const answer = { mfaPendingCredential, phoneVerificationInfo: { sessionInfo, code } };
  return postAsVisitor("accounts/mfaSignIn:finalize", answer, "v2");
}

export function tokenClaims(idToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
}
