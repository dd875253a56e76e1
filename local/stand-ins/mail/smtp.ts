import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Faults } from "../shared/faults";
import type { Mailbox } from "./mailbox";

export const mailFaults = ["reject-4xx", "reject-5xx", "reject-after-data", "cut-after-data", "slow"] as const;

type MailFaultKind = (typeof mailFaults)[number];

const smtpDelayMs = 500;

/** An SMTP server without encryption that takes mail from and for anybody, with any credentials or none. */
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
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anybody" }),
    onRcptTo: ({ address }, session, done) => {
      const fault = faults.trigger([address, sender(session)], ["reject-4xx", "reject-5xx"]);
      if (fault === undefined) done();
      else
        done(
          fault.kind === "reject-4xx" ? smtpError(451, "Try again later") : smtpError(550, "No such recipient here"),
        );
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
    if (fault?.kind === "cut-after-data") dropConnection(session);
    if (fault?.kind === "slow") await pause(smtpDelayMs);
    return undefined;
  }

  function dropConnection(session: SMTPServerSession) {
    for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
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
