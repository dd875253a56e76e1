// The deeds that need a fresh login, and the setting that demands a second factor: every call, for every kind of login.
import { expect, test } from "vitest";
import { freshLoginMinutes } from "../../src/domain/accounts/second-factor/fresh-login";
import { loginProofRefusals } from "../../src/domain/accounts/second-factor/words";
import {
  callableNames,
  callables,
  failureDetails,
  type CallableContract,
  type CallableName,
} from "../../src/domain/callables";
import { callMessages } from "../../src/domain/kernel/words";
import { anAccount, anAdministrator, type Account } from "../support/accounts/accounts";
import { signInWithPassword } from "../support/accounts/identity";
import { giveFactor, signInWithFactor, tokenClaims } from "../support/accounts/second-factor";
import { clientCaller, runCallable, visitorCaller, type Caller } from "../support/suite/in-process-call";
import { runAgainstSuite } from "../support/suite/in-process";
import { payloadsOf } from "../support/suite/payloads";

runAgainstSuite();

const contractOf = (name: CallableName): CallableContract => callables[name];
const deeds = callableNames.filter((name) => contractOf(name).needsFreshLogin);
const forAdministrators = callableNames.filter((name) => contractOf(name).mayCall === "admin");

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

/** The caller of a token of the emulator, as old as a test wants it. */
function callerOf(idToken: string, changes: Record<string, unknown> = {}): Caller {
  const token = { ...tokenClaims(idToken), ...changes };
  return { uid: String(token.user_id), token };
}

const loginOf = ({ email, password }: Account) => signInWithPassword(email, password).then(({ idToken }) => idToken);

interface Answer {
  code?: string;
  sentence?: string;
  asksFor?: string;
}

/** The refusal of a call that fits; empty where it is answered, or fails for another reason. */
async function answerTo(name: CallableName, caller: Caller): Promise<Answer> {
  const { data } = JSON.parse(payloadsOf(name)[0]?.body ?? "") as { data: unknown };
  try {
    await runCallable(name as Parameters<typeof runCallable>[0], data, caller);
    return {};
  } catch (error) {
    const { code = "", details } = error as { code?: string; details?: unknown };
    const { sentence, asksFor } = failureDetails.parse(details);
    return { code, sentence, ...(asksFor && { asksFor }) };
  }
}

const freshLogin = {
  code: "permission-denied",
  sentence: loginProofRefusals.freshLoginNeeded,
  asksFor: "fresh login",
};
const secondFactor = {
  code: "permission-denied",
  sentence: loginProofRefusals.secondFactorNeeded,
  asksFor: "second factor",
};

test("the deeds are these: exports, erase, blast and import", () => {
  expect(deeds.toSorted()).toEqual([
    "erasePersonalData",
    "exportPersonalData",
    "exportSubscribers",
    "importSubscriptions",
    "resendUncertain",
    "sendEmailBlast",
  ]);
});

test("a login of the last minutes does each of them, an older one none, and all else as before", async () => {
  const token = await loginOf(await anAdministrator());
  const fresh = callerOf(token, { auth_time: minutesAgo(freshLoginMinutes - 1) });
  const old = callerOf(token, { auth_time: minutesAgo(freshLoginMinutes + 1) });
  for (const name of forAdministrators) {
    expect([name, (await answerTo(name, fresh)).asksFor]).toEqual([name, undefined]);
    const { asksFor, ...refused } = await answerTo(name, old);
    if (deeds.includes(name)) expect([name, { asksFor, ...refused }]).toEqual([name, freshLogin]);
    else expect([name, asksFor]).toEqual([name, undefined]);
  }
});

test("an account with a second factor does them with a login that had it, and with no other", async () => {
  const account = await anAdministrator();
  const before = await loginOf(account);
  await giveFactor(account.uid);
  const { idToken } = await signInWithFactor(account.email, account.password);
  expect(tokenClaims(idToken)).toMatchObject({ firebase: { sign_in_second_factor: "phone" } });
  for (const name of deeds) {
    expect([name, await answerTo(name, callerOf(before))]).toEqual([name, freshLogin]);
    expect([name, (await answerTo(name, callerOf(idToken))).asksFor]).toEqual([name, undefined]);
    const old = callerOf(idToken, { auth_time: minutesAgo(freshLoginMinutes + 1) });
    expect([name, await answerTo(name, old)]).toEqual([name, freshLogin]);
  }
});

test("a site that demands the factor answers no administrator without it, and its clients as before", async () => {
  runAgainstSuite({ SECOND_FACTOR: "on" });
  const [account, plain] = [await anAdministrator(), await anAdministrator()];
  const [before, without] = [callerOf(await loginOf(account)), callerOf(await loginOf(plain))];
  await giveFactor(account.uid);
  const { idToken } = await signInWithFactor(account.email, account.password);
  for (const name of forAdministrators) {
    expect([name, await answerTo(name, without)]).toEqual([name, secondFactor]);
    expect([name, await answerTo(name, before)]).toEqual([name, freshLogin]);
    expect([name, (await answerTo(name, callerOf(idToken))).asksFor]).toEqual([name, undefined]);
  }
  expect((await answerTo("resendInvitation", callerOf(await loginOf(await anAccount())))).asksFor).toBeUndefined();
  runAgainstSuite({ SECOND_FACTOR: "off" });
});

test.each(deeds)("%s is refused to strangers and clients before any login is asked for", async (name) => {
  const client = { code: "permission-denied", sentence: callMessages.administratorsOnly };
  expect(await answerTo(name, clientCaller)).toEqual(client);
  const stranger = { code: "unauthenticated", sentence: callMessages.signInFirst };
  expect(await answerTo(name, visitorCaller)).toEqual(stranger);
});
