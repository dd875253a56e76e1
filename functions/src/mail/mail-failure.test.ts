import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startMailCatcher } from "../../../local/stand-ins/mail/mail";
import { concernsEveryMail, MailFailure, mailFailureOf, mayGoOutLater, type MailFailureReason } from "./mail-failure";
import { sendOver, transportTo } from "./transport";

test.each<[MailFailureReason, object]>([
  ["login", { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }],
  ["later", { code: "EAUTH", responseCode: 454, command: "AUTH PLAIN" }],
  ["encryption", { code: "ETLS" }],
  ["certificate", { code: "ESOCKET", command: "CONN", originalCode: "ERR_TLS_CERT_ALTNAME_INVALID" }],
  ["certificate", { code: "ESOCKET", command: "CONN", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }],
  ["certificate", { code: "ESOCKET", command: "CONN", originalCode: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }],
  ["encryption", { code: "ESOCKET", command: "CONN", originalCode: "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION" }],
  ["misconfigured", { code: "EDNS", originalCode: "ENOTFOUND" }],
  ["misconfigured", { code: "ERR_INVALID_URL" }],
  ["address", { code: "EENVELOPE" }],
  ["unreachable", { code: "ESOCKET", syscall: "connect" }],
  ["unreachable", { code: "ETIMEDOUT", timeoutType: "GREETING_TIMEOUT" }],
  ["uncertain", { code: "ETIMEDOUT", timeoutType: "SOCKET_TIMEOUT" }],
  ["later", { code: "ETIMEDOUT", timeoutType: "SOCKET_TIMEOUT", nothingSent: true }],
])("%s is what %j means", (reason, said) => {
  expect(mailFailureOf(Object.assign(new Error("no mail"), said)).reason).toBe(reason);
});

test("a failure that has its reason already keeps it", () => {
  const failure = new MailFailure("address");
  expect(mailFailureOf(failure)).toBe(failure);
});

test("what holds up every mail is tried without end, a full mailbox ten times, an address that is none never", () => {
  expect([mayGoOutLater("certificate", 1000), mayGoOutLater("full", 9), mayGoOutLater("full", 10)]).toEqual([
    ...[true, true, false],
  ]);
  expect(mayGoOutLater("address")).toBe(false);
  expect([concernsEveryMail("login"), concernsEveryMail("full"), concernsEveryMail("refused")]).toEqual([
    ...[true, false, false],
  ]);
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

type Stage = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "end";

/** The server's answer at this stage of each mail after the first ones; "!" ends the connection. */
interface Script {
  stage: Stage;
  answer: string;
  /** Mails that it takes before, over the same connection. */
  taken?: number;
}

async function scriptedServer({ stage, answer, taken = 0 }: Script): Promise<string> {
  let mails = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    const says = (at: Stage, usual: string) => {
      if (at !== stage || mails < taken) return void socket.write(`${usual}\r\n`);
      if (answer !== "!") socket.write(`${answer.replace("!", "")}\r\n`);
      if (answer.endsWith("!")) socket.end();
    };
    says("greeting", "220 mail.example");
    converse(socket, (at) => {
      says(at, at === "DATA" ? "354 Go on" : "250 OK");
      if (at === "end") mails += 1;
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function converse(socket: Socket, hears: (stage: Stage) => void): void {
  let [rest, inText] = ["", false];
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString()).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (inText && line !== ".") continue;
      const verb = inText ? "end" : line.split(" ")[0] === "HELO" ? "EHLO" : line.split(" ")[0];
      inText = verb === "DATA" && !inText;
      hears(verb as Stage);
    }
  });
}

async function reasonOf(url: string): Promise<MailFailureReason | "sent"> {
  const mail = { from: "hello@waymark.example", to: "ines@northwind.example", subject: "News", text: "There is news." };
  return sendOver(transportTo(url), mail).then(
    () => "sent" as const,
    (error: unknown) => mailFailureOf(error).reason,
  );
}

test.each<[MailFailureReason, Stage, string]>([
  ["later", "greeting", "421 4.7.0 Too many connections!"],
  ["misconfigured", "greeting", "554 5.7.1 You are on a list!"],
  ["misconfigured", "greeting", "HTTP/1.1 400 Bad Request!"],
  ["later", "greeting", "!"],
  ["misconfigured", "EHLO", "550 5.7.1 Bad name"],
  ["later", "EHLO", "421 4.3.2 Shutting down!"],
  ["later", "EHLO", "!"],
  ["misconfigured", "MAIL", "530 5.7.0 Must issue a STARTTLS command first"],
  ["misconfigured", "MAIL", "550 5.7.60 Not allowed to send as this sender"],
  ["later", "MAIL", "451 4.3.0 Try again later"],
  ["later", "MAIL", "452 4.3.1 Insufficient system storage"],
  ["later", "MAIL", "421 4.7.0 Try again later!"],
  ["later", "MAIL", "!"],
  ["refused", "RCPT", "550 5.1.1 There is no such user"],
  ["refused", "RCPT", "553 no mailbox here"],
  ["denied", "RCPT", "554 5.7.1 Client host rejected: Access denied"],
  ["denied", "RCPT", "550 5.7.60 Not allowed to send as this sender"],
  ["denied", "RCPT", "550 5.7.1 Relaying denied"],
  ["full", "RCPT", "552 5.2.2 Mailbox full"],
  ["later", "RCPT", "452 4.2.2 Mailbox full"],
  ["later", "RCPT", "450 4.2.1 Try again later"],
  ["later", "RCPT", "421 4.7.0 Try again later!"],
  ["later", "RCPT", "!"],
  ["later", "DATA", "451 4.3.0 Try again later"],
  ["later", "DATA", "421 4.7.0 Try again later!"],
  ["rejected", "DATA", "554 5.6.0 No valid recipients"],
  ["later", "DATA", "!"],
  ["rejected", "end", "554 5.6.0 This looks like spam"],
  ["full", "end", "552 5.2.2 Mailbox full"],
  ["later", "end", "452 4.2.2 Mailbox full"],
  ["later", "end", "421 4.3.0 Try again later!"],
  ["uncertain", "end", "!"],
  ["later", "greeting", "450 4.3.2 Busy!"],
  ["later", "MAIL", "454 4.7.0 TLS not available due to temporary reason"],
  ["misconfigured", "MAIL", "501 5.1.7 Bad sender address syntax"],
  ["misconfigured", "MAIL", "553 5.1.8 Sender address has no domain"],
  ["later", "RCPT", "451 4.7.1 Greylisted"],
  ["later", "RCPT", "452 4.5.3 Too many recipients"],
  ["denied", "RCPT", "550 5.7.26 This mail is unauthenticated"],
  ["refused", "RCPT", "550 5.2.1 Mailbox disabled"],
  ["refused", "RCPT", "550 5.1.2 Bad destination system"],
  ["full", "RCPT", "552 5.2.3 Message exceeds the size of the mailbox"],
  ["rejected", "end", "550 5.7.1 This looks like spam"],
  ["rejected", "end", "552 5.3.4 Message too big"],
  ["later", "end", "451 4.7.1 Greylisted"],
])("%s: at %s the server says %j", async (reason, stage, answer) => {
  expect(await reasonOf(await scriptedServer({ stage, answer }))).toBe(reason);
  if (stage === "greeting" || stage === "EHLO") return;
  const warm = await scriptedServer({ stage, answer, taken: 2 });
  expect([await reasonOf(warm), await reasonOf(warm), await reasonOf(warm)]).toEqual(["sent", "sent", reason]);
});

test("a certificate that has expired, and a port that speaks no TLS, are settings", async () => {
  const catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  await fetch(`${catcher.url}/faults`, { method: "POST", body: JSON.stringify({ kind: "bad-certificate", times: 1 }) });
  expect(await reasonOf(catcher.smtpUrl)).toBe("certificate");
  expect(await reasonOf(catcher.smtpUrl.replace("smtp:", "smtps:"))).toBe("encryption");
  expect(await reasonOf(`${catcher.smtpUrl}?requireTLS=false`)).toBe("sent");
  await catcher.close();
});
