// The mails at the mail server: no typed text becomes another recipient, another header or active HTML.
import { describe, expect, test } from "vitest";
import { sendMail } from "../../functions/src/mail/send-mail";
import * as functions from "../../functions/src/index";
import { database } from "../../functions/src/firestore/database";
import { inquiryMessages } from "../../src/domain/inquiries/action-words";
import { paths } from "../../src/domain/kernel/collections";
import { mailFailures } from "../../src/domain/kernel/failures/mail-problems";
import { refusalOf } from "../support/suite/caller";
import { addressInjections, headerInjections, htmlInjections } from "../support/shared/injections";
import { clientCaller, runCallable, visitorCaller } from "../support/suite/in-process-call";
import { mailTo } from "../support/shared/mail";
import { setFault } from "../support/suite/stand-ins";
import { runningSuite } from "../support/suite/running-suite";

interface ReplyResponse {
  success: boolean;
  error?: string;
}

const sendReply = (request: object) => runCallable<ReplyResponse>("sendEmailReply", request);
let replyAddressCount = 0;

function aReplyAddress(): string {
  replyAddressCount += 1;
  return `reader-${replyAddressCount}-${Date.now()}@northwind.example`;
}

const mailText = { paragraphs: ["Hello"], reason: "A test." };

test("a reply arrives as text and as HTML, from us, to be answered to us", async () => {
  const recipientEmail = aReplyAddress();
  const message = "Dear Ines,\n\nyes, we train shift leaders:\nat night too.\n\nWaymark";
  expect(await sendReply({ recipientEmail, subject: "Reply to your inquiry", message })).toEqual({ success: true });
  const [mail] = await mailTo(recipientEmail);
  expect(mail?.subject).toBe("Reply to your inquiry");
  expect(mail?.text).toContain(message);
  expect(mail?.html).toContain("yes, we train shift leaders:<br>at night too.");
  expect(mail?.headers["reply-to"]).toBe("Waymark <answers@waymark.example>");
});

test("each reply to an inquiry has its reference in the subject, once, and is answered to us with it", async () => {
  const recipientEmail = aReplyAddress();
  const request = { recipientEmail, message: "Yes.", inquiry: "aBc123defGHIjkLMnoPQ" };
  for (const subject of ["Reply to your inquiry", "Re: Reply to your inquiry [#ABC123]"])
    expect(await sendReply({ ...request, subject })).toEqual({ success: true });
  const mails = await mailTo(recipientEmail);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Reply to your inquiry [#ABC123]",
    "Re: Reply to your inquiry [#ABC123]",
  ]);
  for (const { headers } of mails) expect(headers["reply-to"]).toBe("Waymark <answers@waymark.example>");
});

test("a reader answers the sender of an inquiry that they see, and writes to no other address", async () => {
  const uid = `reader-${Date.now()}`;
  const reader = { uid, token: { reader: true } };
  const [recipientEmail, another] = [aReplyAddress(), aReplyAddress()];
  const places = {
    waiting: paths.inquiry,
    task: paths.task.bind(undefined, uid),
    colleagues: paths.task.bind(undefined, "a"),
  };
  for (const [name, pathOf] of Object.entries(places))
    await database.doc(pathOf(`${name}-${uid}`)).set({ email: recipientEmail });
  const answer = (inquiry: string | undefined, to = recipientEmail) =>
    runCallable<ReplyResponse>(
      "sendEmailReply",
      {
        recipientEmail: to,
        subject: "Hello",
        message: "Yes.",
        ...(inquiry !== undefined && { inquiry: `${inquiry}-${uid}` }),
      },
      reader,
    );
  expect([await answer("waiting"), await answer("task")]).toEqual([{ success: true }, { success: true }]);
  const refused: Parameters<typeof answer>[] = [[undefined], ["waiting", another], ["colleagues"], ["never"]];
  for (const to of refused)
    expect((await refusalOf(answer(...to))).details).toEqual({ sentence: inquiryMessages.replyToSenderOnly });
  const replies = (await mailTo(recipientEmail)).filter(({ subject }) => subject.startsWith("Hello"));
  expect(replies.length).toBe(2);
  expect(await mailTo(another)).toEqual([]);
});

test("a reply is for the staff, and needs a recipient, a subject and a message", async () => {
  const whole = { recipientEmail: aReplyAddress(), subject: "Hello", message: "Hello" };
  expect((await refusalOf(runCallable("sendEmailReply", whole, visitorCaller))).code).toBe("unauthenticated");
  expect((await refusalOf(runCallable("sendEmailReply", whole, clientCaller))).code).toBe("permission-denied");
  for (const missing of [{ recipientEmail: "" }, { recipientEmail: "ines" }, { subject: " " }, { message: "\n" }])
    expect((await refusalOf(sendReply({ ...whole, ...missing }))).code).toBe("invalid-argument");
});

// The mail catcher's own parser says a domain in its own script; on the wire it stays ASCII.
test.each([
  ["r&d", "firm.example", "firm.example"],
  ["sales/eu", "firm.example", "firm.example"],
  ["a!b", "firm.example", "firm.example"],
  ["=sum{nora}|`x`", "firm.example", "firm.example"],
  ["anna", "firm.xn--p1ai", "firm.рф"],
])("a reply reaches %s at %s", async (mailbox, domain, caughtDomain) => {
  const name = `${mailbox}-${Date.now()}`;
  const recipientEmail = `${name}@${domain}`;
  expect(await sendReply({ recipientEmail, subject: "Hello", message: "Hello" })).toEqual({ success: true });
  const mails = await mailTo(`${name}@${caughtDomain}`);
  expect(mails.map(({ headers }) => headers.to)).toEqual([recipientEmail]);
});

describe("injection", () => {
  test("through the subject and the message adds no header, recipient or active HTML", async () => {
    const to = aReplyAddress();
    for (const text of [...headerInjections, ...htmlInjections])
      await sendMail({ to, subject: text, letter: { ...mailText, paragraphs: [text], reason: text }, purpose: "test" });
    const mails = await mailTo(to);
    expect(mails).toHaveLength(headerInjections.length + htmlInjections.length);
    const [plain] = mails;
    for (const mail of mails) {
      expect(mail.envelope).toEqual({ from: "hello@waymark.example", to: [to] });
      expect(Object.keys(mail.headers).sort()).toEqual(Object.keys(plain?.headers ?? {}).sort());
      expect(mail.headers.to).toBe(to);
      expect(mail.headers["content-type"]).toMatch(/^multipart\/alternative/);
      expect(mail.html).not.toMatch(/<script|<img|<iframe|<a href="javascript/i);
    }
    expect(await mailTo("evil@elsewhere.example")).toEqual([]);
  });

  test("through an address is refused before anything is sent", async () => {
    for (const to of addressInjections)
      await expect(sendMail({ to, subject: "Hello", letter: mailText, purpose: "test" })).rejects.toMatchObject({
        sentence: mailFailures.address,
      });
    expect(await mailTo("evil@elsewhere.example")).toEqual([]);
  });

  test("through a business's name stays a name", async () => {
    const businessEmail = aReplyAddress();
    const businessName = `<img src=x onerror=alert(1)>\r\nBcc: evil@elsewhere.example`;
    await runCallable("generateInvitation", { businessName, businessEmail });
    const [mail] = await mailTo(businessEmail);
    expect(mail?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.headers).not.toHaveProperty("bcc");
    expect(await mailTo("evil@elsewhere.example")).toEqual([]);
  });
});

describe("a failure is told in a sentence", () => {
  test.each([
    ["reject-4xx", "later"],
    ["reject-5xx", "refused"],
    ["refuse-us", "denied"],
    ["mailbox-full", "full"],
    ["close-421", "later"],
    ["reject-after-data", "later"],
    ["cut-after-data", "uncertain"],
  ] as const)("%s: %s", async (kind, reason) => {
    const recipientEmail = aReplyAddress();
    await setFault("mail", { kind, match: recipientEmail });
    const request = { recipientEmail, subject: "Hello", message: "Hello" };
    expect(await sendReply(request)).toEqual({ success: false, error: mailFailures[reason] });
    expect(await sendReply(request)).toEqual({ success: true });
  });

  const { smtp } = runningSuite().ports;
  const addressed = { from: "hello@waymark.example", replyTo: "hello@waymark.example" };

  test.each([
    ["a server that nobody runs", { smtpUrl: "smtp://127.0.0.1:9" }, "unreachable"],
    ["a server's address that is none", { smtpUrl: "mail.example" }, "misconfigured"],
    ["a sender that is no address", { smtpUrl: `smtp://127.0.0.1:${smtp}`, from: "Waymark" }, "misconfigured"],
  ] as const)("%s", async (_, settings, reason) => {
    const sending = sendMail(
      { to: aReplyAddress(), subject: "Hello", letter: mailText, purpose: "test" },
      { ...addressed, ...settings },
    );
    await expect(sending).rejects.toMatchObject({ sentence: mailFailures[reason] });
  });
});

test("every function that can reach the mail server also has the key without which nothing is sent", () => {
  const senders = Object.entries(functions).flatMap(([name, { __endpoint }]) => {
    const secrets = (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    return secrets.includes("SMTP_URL") ? [[name, secrets.includes("MAIL_KEY")] as const] : [];
  });
  expect(senders.length).toBeGreaterThan(0);
  expect(senders.filter(([, hasKey]) => !hasKey)).toEqual([]);
  const names = senders.map(([name]) => name);
  for (const name of ["generateInvitation", "resendInvitation", "remindInvited", "sendEmailReply", "sweep"])
    expect(names).toContain(name);
});
