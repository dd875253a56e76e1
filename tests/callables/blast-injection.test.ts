// Nothing that anybody types becomes another recipient, another header or active HTML in a blast, at the sink.
import { afterEach, beforeEach, expect, test } from "vitest";
import { transportTo } from "../../functions/src/mail/transport";
import type { CaughtMail } from "../../local/stand-ins/mail/mailbox";
import {
  aBlastEnvironment,
  emailsOf,
  blastReaders,
  recipientsOf,
  type BlastEnvironment,
} from "../support/blasts/blast-environment";
import { activeHtml, addressInjections, headerInjections, htmlInjections } from "../support/shared/injections";

const hostile = [...headerInjections, ...htmlInjections];
let environment: BlastEnvironment;

beforeEach(async () => {
  environment = await aBlastEnvironment();
});
afterEach(() => environment.close());

function expectHarmless(mails: readonly CaughtMail[]) {
  const [plain] = mails;
  for (const mail of mails) {
    expect(mail.envelope).toEqual({ from: "hello@waymark.example", to: [mail.headers.to] });
    expect(Object.keys(mail.headers).toSorted()).toEqual(Object.keys(plain?.headers ?? {}).toSorted());
    expect(mail.headers["content-type"]).toMatch(/^multipart\/alternative/);
    expect(mail.headers["list-unsubscribe"]).toMatch(
      /^<http:\/\/127\.0\.0\.1:\d+\/unsubscribe\/one-click\?token=[\w-]+>$/,
    );
    expect(mail.html).not.toMatch(activeHtml);
  }
}

test(`${hostile.length} texts as subject and message stay text`, async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(100);
  const { blastMails } = await import("../../functions/src/blasts/blast-mail");
  const transport = transportTo(environment.smtpUrl);
  await Promise.all(
    hostile.map((text, nth) => {
      const mailTo = blastMails("injected", { subject: text, message: text }, environment.context);
      return transport.sendMail(mailTo(`reader-${nth}@northwind.example`));
    }),
  );
  const mails = await environment.mails();
  expect(mails).toHaveLength(hostile.length);
  expectHarmless(mails);
});

test("hostile names and addresses on the mailing list reach nobody else", async () => {
  const readers = blastReaders(hostile.length).map((one, nth) => ({
    ...one,
    name: hostile[nth],
    businessName: hostile.at(-nth),
  }));
  const addresses = addressInjections.map((email) => ({ name: "Ines", businessName: "Northwind", email }));
  await environment.subscribe([...readers, ...addresses]);
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  const mails = await environment.mails();
  expectHarmless(mails);
  // An address with nothing but white space behind it is that address.
  expect(recipientsOf(mails)).toEqual(emailsOf(readers));
  expect((await environment.blast(id)).counts).toMatchObject({
    sent: hostile.length,
    failed: addressInjections.length,
  });
});
