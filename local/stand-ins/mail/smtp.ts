import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Faults } from "../shared/faults";
import type { Mailbox } from "./mailbox";

/** Postfix says at the recipient's turn, by default, that it does not take mail from us, and Gmail closes at it. */
const atRecipient = {
  "reject-4xx": [451, "Try again later"],
  "reject-5xx": [550, "No such recipient here"],
  "refuse-us": [554, "5.7.1 Client host rejected: Access denied"],
  "mailbox-full": [552, "5.2.2 Mailbox full"],
  "close-421": [421, "4.7.0 Try again later, closing connection"],
} as const;

type AtRecipient = keyof typeof atRecipient;

export const mailFaults = [
  ...(Object.keys(atRecipient) as [AtRecipient, ...AtRecipient[]]),
  "bad-certificate",
  "reject-after-data",
  "cut-after-data",
  "slow",
] as const;

type MailFaultKind = (typeof mailFaults)[number];

const smtpDelayMs = 500;

/**
 * An SMTP server that takes mail from and for anybody, with any credentials or none. It encrypts nothing, unless by a
 * certificate that has expired.
 */
export function smtpServer(mailbox: Mailbox, faults: Faults<MailFaultKind>): SMTPServer {
  const server = new SMTPServer({
    name: "localhost",
    banner: "local mail catcher",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    hideSMTPUTF8: false,
    size: 20_000_000,
    logger: false,
    onConnect: (_session, done) => {
      server.options.disabledCommands = faults.trigger([], ["bad-certificate"]) ? [] : ["STARTTLS"];
      done();
    },
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    onRcptTo: ({ address }, session, done) => {
      const fault = faults.trigger([address, sender(session)], Object.keys(atRecipient) as AtRecipient[]);
      if (fault === undefined) {
        done();
        return;
      }
      const [code, text] = atRecipient[fault.kind as AtRecipient];
      done(smtpError(code, text));
      if (fault.kind === "close-421") connectionOf(session)?._socket.end();
    },
    onData: (stream, session, done) => {
      receive(stream, session).then(
        (problem) => done(problem),
        () => done(smtpError(554, "This message cannot be read")),
      );
    },
  });
  // Faults break connections off on purpose, so these errors are expected.
  server.on("error", () => undefined);

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const raw = await readMessage(stream);
    if (stream.sizeExceeded) return smtpError(552, "The message is too large");
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const mail = await mailbox.read(raw, { from: sender(session), to });
    const fault = faults.trigger([...to, mail.subject], ["reject-after-data", "cut-after-data", "slow"]);
    if (fault?.kind === "reject-after-data") return smtpError(451, "Processing failed, try again later");
    mailbox.keep(mail);
    if (fault?.kind === "cut-after-data") connectionOf(session)?._socket.destroy();
    if (fault?.kind === "slow") await pause(smtpDelayMs);
    return undefined;
  }

  function connectionOf({ id }: SMTPServerSession) {
    return [...server.connections].find((connection) => connection.id === id);
  }

  return server;
}

function sender({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom === false ? "" : envelope.mailFrom.address;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function readMessage(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
