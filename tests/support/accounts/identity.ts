// Accounts of the suite, by the authentication provider's own REST interface: for people whose browser is not under test.
import { projectId } from "../../../local/suite/running-suite";
import { theSuite } from "../suite/suite";

const { auth } = theSuite().ports;
const identity = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts`;

export interface SignedIn {
  localId: string;
  idToken: string;
}

export function signUp(email: string, password: string): Promise<SignedIn> {
  return asked<SignedIn>("signUp", { email, password, returnSecureToken: true });
}

export function signIn(email: string, password: string): Promise<SignedIn> {
  return asked<SignedIn>("signInWithPassword", { email, password, returnSecureToken: true });
}

/** Does what the link in the latest e-mail for a password reset does. */
export async function followPasswordReset(email: string, newPassword: string): Promise<void> {
  const sent = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; oobCode: string; requestType: string }[] };
  const latest = oobCodes.findLast((code) => code.email === email && code.requestType === "PASSWORD_RESET");
  if (!latest) throw new Error("No e-mail to reset the password was sent.");
  await asked("resetPassword", { oobCode: latest.oobCode, newPassword });
}

async function asked<Answer>(operation: string, body: object): Promise<Answer> {
  const response = await fetch(`${identity}:${operation}?key=emulator`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`accounts:${operation} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
