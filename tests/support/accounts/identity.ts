// Accounts of the suite, by the authentication provider's own REST interface: for people whose browser is not under
// test, and past all rules (`Bearer owner` is the emulator's own way in).
import { projectId } from "../../../local/suite/running-suite";
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

/** Does what the link in the latest e-mail for a password reset does. */
export async function followPasswordReset(email: string, newPassword: string): Promise<void> {
  const latest = (await mailedCodes(email)).findLast(({ requestType }) => requestType === "PASSWORD_RESET");
  if (!latest) throw new Error("No e-mail to reset the password was sent.");
  await resetPassword(latest.oobCode, newPassword);
}

export async function requestPasswordReset(email: string): Promise<void> {
  await postAsVisitor("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });
}

export async function resetPassword(oobCode: string, newPassword: string): Promise<void> {
  await postAsVisitor("accounts:resetPassword", { oobCode, newPassword });
}

interface MailedCode {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The codes in the e-mails that the account emulator does not send. */
export async function mailedCodes(email: string): Promise<MailedCode[]> {
  const { auth } = runningSuite().ports;
  const response = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: MailedCode[] };
  return oobCodes.filter((code) => code.email === email);
}

export function postAsOwner<Answer>(path: string, body: object): Promise<Answer> {
  return post<Answer>(path, body, "", { authorization: "Bearer owner" });
}

function postAsVisitor<Answer>(path: string, body: object): Promise<Answer> {
  return post<Answer>(path, body, "?key=emulator");
}

async function post<Answer>(
  path: string,
  body: object,
  search: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const address = `http://127.0.0.1:${runningSuite().ports.auth}/identitytoolkit.googleapis.com/v1/${path}${search}`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
