import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startMailCatcher } from "../../../local/stand-ins/mail/mail";
import type { CaughtMail } from "../../../local/stand-ins/mail/mailbox";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { classifyAttempts } from "../blasts/classify-attempts";
import { mailFailureOf } from "./mail-failure";
import { transportTo } from "./transport";

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
});
afterAll(async () => {
  transportTo(catcher.smtpUrl).close();
  await catcher.close();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await fetch(`${catcher.url}/messages`, { method: "DELETE" });
});

const from = "hello@waymark.example";

/** The sentence of what went wrong, or nothing. */
async function send(recipients: { to: string; cc?: string; bcc?: string }): Promise<string | undefined> {
  try {
    await transportTo(catcher.smtpUrl).sendMail({ from, subject: "News", text: "There is news.", ...recipients });
    return undefined;
  } catch (error) {
    return mailFailureOf(error).sentence;
  }
}

async function everybodyWhoGotMail(): Promise<string[]> {
  const mails = (await (await fetch(`${catcher.url}/messages`)).json()) as CaughtMail[];
  return mails.flatMap(({ envelope }) => envelope.to);
}

test("a site for trying things out writes to its own domain only, whoever else is named", async () => {
  vi.stubEnv("MAIL_ONLY_TO_DOMAIN", " @Tests.Example ");
  expect(await send({ to: "ines@tests.example" })).toBeUndefined();
  expect(await send({ to: "INES@TESTS.EXAMPLE" })).toBeUndefined();
  for (const other of [
    { to: "ines@northwind.example" },
    { to: "ines@tests.example.evil.example" },
    { to: "ines@a.tests.example" },
    { to: "ines@eviltests.example" },
    { to: '"ines@tests.example"@northwind.example' },
    { to: "ines@tests.example", cc: "omar@northwind.example" },
    { to: "ines@tests.example", bcc: "omar@northwind.example" },
  ])
    expect(await send(other), JSON.stringify(other)).toBe(mailFailures.held);
  expect((await everybodyWhoGotMail()).map((address) => address.toLowerCase())).toEqual([
    "ines@tests.example",
    "ines@tests.example",
  ]);
});

test("without the setting everybody gets mail", async () => {
  vi.stubEnv("MAIL_ONLY_TO_DOMAIN", "");
  expect(await send({ to: "omar@northwind.example" })).toBeUndefined();
  expect(await everybodyWhoGotMail()).toContain("omar@northwind.example");
});

test("a blast lists who was held back, and does not try again", () => {
  const recipient = { address: "omar@northwind.example", attempts: 0 };
  const results = classifyAttempts([{ recipient, kind: "failure", reason: "held" }], { resendIsSafe: false });
  expect(results).toMatchObject({
    undelivered: [{ address: recipient.address, state: "failed", reason: "held" }],
    toRetry: [],
  });
});
