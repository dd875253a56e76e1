// Accounts of the suite, by the authentication provider's own REST interface: for people whose browser is not under
// test, and past all rules (`Bearer owner` is the emulator's own way in).
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "../suite/running-suite";

export interface IdentitySession {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

export function createAccount(email: string, password: string): Promise<IdentitySession> {
  return postAsVisitor("accounts:signUp", { email, password, returnSecureToken: true });
}

export function signInWithPassword(email: string, password: string): Promise<IdentitySession> {
  return postAsVisitor("accounts:signInWithPassword", { email, password, returnSecureToken: true });
}

/** The code that a letter about a forgotten password would hold. */
export async function aResetCode(email: string): Promise<string> {
  const asked = { requestType: "PASSWORD_RESET", email, returnOobLink: true };
  return (await postAsOwner<{ oobCode: string }>(`projects/${projectId}/accounts:sendOobCode`, asked)).oobCode;
}

/** Does what our page does with the code of a letter. */
export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await postAsVisitor("accounts:resetPassword", { oobCode: code, newPassword });
}

export function postAsOwner<Answer>(path: string, body: object): Promise<Answer> {
  return post<Answer>(path, body, "", { authorization: "Bearer owner" });
}

export function postAsVisitor<Answer>(path: string, body: object, version?: "v2"): Promise<Answer> {
  return post<Answer>(path, body, "?key=emulator", {}, version);
}

async function post<Answer>(
  path: string,
  body: object,
  search: string,
  headers: Record<string, string> = {},
  version: "v1" | "v2" = "v1",
): Promise<Answer> {
  const { auth } = runningSuite().ports;
  const address = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/${version}/${path}${search}`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
