import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Faults } from "../shared/faults";
import type { Mailbox } from "./mailbox";

export const mailFaults = ["reject-4xx", "reject-5xx", "reject-after-data", "cut-after-data", "slow"] as const;

type Kind = (typeof mailFaults)[number];

const slowMs = 500;

/** An SMTP server without encryption that takes mail from and for anybody, with any credentials or none. */
export function smtpServer(mailbox: Mailbox, faults: Faults<Kind>): SMTPServer {
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
      const fault = faults.strike([address, sender(session)], ["reject-4xx", "reject-5xx"]);
      if (fault === undefined) done();
      else done(fault.kind === "reject-4xx" ? reply(451, "Try again later") : reply(550, "No such recipient here"));
    },
    onData: (stream, session, done) => {
      take(stream, session).then(
        (problem) => done(problem),
        () => done(reply(554, "This message cannot be read")),
      );
    },
  });
  // Connections that break off are what faults are for; nobody needs to hear of them.
  server.on("error", () => undefined);

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | undefined> {
    const raw = await bytesOf(stream);
    if (stream.sizeExceeded) return reply(552, "The message is too large");
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const mail = await mailbox.read(raw, { from: sender(session), to });
    const fault = faults.strike([...to, mail.subject], ["reject-after-data", "cut-after-data", "slow"]);
    if (fault?.kind === "reject-after-data") return reply(451, "Processing failed, try again later");
    mailbox.keep(mail);
    if (fault?.kind === "cut-after-data") cut(session);
    if (fault?.kind === "slow") await pause(slowMs);
    return undefined;
  }

  function cut(session: SMTPServerSession) {
    for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy();
  }

  return server;
}

function sender({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom === false ? "" : envelope.mailFrom.address;
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
