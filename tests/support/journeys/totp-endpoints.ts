// The endpoints of Identity Toolkit for authenticator apps, which the account emulator does not have, in the messages
// that Google documents (v2 accounts.mfaEnrollment and accounts.mfaSignIn). A factor is a text message to the emulator,
// so every token is its own.
import { createHmac, randomBytes } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { freshLoginMinutes } from "../../../src/domain/accounts/second-factor/fresh-login";
import type { Account } from "../accounts/accounts";
import { tokenClaims, finishWithMessage, giveFactor, signInWithFactor } from "../accounts/second-factor";
import { expect } from "./page";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const periodSec = 30;

/** The app on the person's phone. */
export interface AuthenticatorApp {
  /** The key that was scanned; blank before. */
  key: string;
  code: () => string;
}

/** Answers a page of this account as a project does that has authenticator apps switched on. */
export async function serveTotp(page: Page, account: Account): Promise<AuthenticatorApp> {
  const app: AuthenticatorApp = { key: "", code: () => codeOf(app.key, Date.now()) };
  let sessionInfo = "";

  async function start(route: Route): Promise<void> {
    const { idToken, ...asked } = bodyOf(route);
    expect(asked).toEqual({ totpEnrollmentInfo: {} });
    const age = Date.now() / 1000 - Number(tokenClaims(String(idToken)).auth_time);
    if (age > freshLoginMinutes * 60) return refuse(route, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
    app.key = Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join("");
    sessionInfo = randomBytes(16).toString("base64url");
    const finalizeEnrollmentTime = new Date(Date.now() + 5 * 60_000).toISOString();
    const session = { sharedSecretKey: app.key, verificationCodeLength: 6, hashingAlgorithm: "SHA1", periodSec };
    return route.fulfill({ json: { totpSessionInfo: { ...session, sessionInfo, finalizeEnrollmentTime } } });
  }

  async function finalize(route: Route): Promise<void> {
    const { idToken, displayName, totpVerificationInfo: given } = bodyOf(route);
    expect(idToken).toEqual(expect.any(String));
    expect(displayName).toBe("Authenticator app");
    expect(given).toEqual({ sessionInfo, verificationCode: expect.any(String) as unknown });
    if (!isCode(app, given)) return refuse(route, "INVALID_CODE");
    await giveFactor(account.uid);
    const tokens = await signInWithFactor(account.email, account.password);
    return route.fulfill({ json: { ...tokens, totpAuthInfo: {} } });
  }

  async function signIn(route: Route): Promise<void> {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: given } = bodyOf(route);
    if (!isCode(app, given)) return refuse(route, "INVALID_CODE");
    const { idToken, refreshToken } = await finishWithMessage(String(mfaPendingCredential), String(mfaEnrollmentId));
    return route.fulfill({ json: { idToken, refreshToken, totpAuthInfo: {} } });
  }

  await page.route("**/accounts/mfaEnrollment:start*", start);
  await page.route("**/accounts/mfaEnrollment:finalize*", finalize);
  await page.route("**/accounts/mfaSignIn:finalize*", signIn);
  for (const named of ["**/accounts:lookup*", "**/accounts:signInWithPassword*"]) await page.route(named, asApp);
  return app;
}

/** Tells the emulator's message of a phone as one of an app. */
async function asApp(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/"phoneInfo":\s*"[^"]*"/g, '"totpInfo":{}');
  return route.fulfill({ response, body });
}

function bodyOf(route: Route): Record<string, unknown> {
  return (route.request().postDataJSON() ?? {}) as Record<string, unknown>;
}

function refuse(route: Route, message: string): Promise<void> {
  return route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } });
}

/** Also the one before, as Google takes it. */
function isCode({ key }: AuthenticatorApp, given: unknown): boolean {
  const { verificationCode } = (given ?? {}) as { verificationCode?: unknown };
  return [0, 1].some((steps) => codeOf(key, Date.now() - steps * periodSec * 1000) === verificationCode);
}

/** RFC 6238. */
function codeOf(key: string, time: number): string {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 1000 / periodSec)));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
