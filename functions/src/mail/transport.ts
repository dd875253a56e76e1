// The one connection to the mail server, shared by everything that sends. It speaks TLS: `smtps://` from the first
// byte, `smtp://` by STARTTLS, without which nothing is sent. `?requireTLS=false` says otherwise, and so does a server
// on this very machine. A connection that closes in the middle is never tried again behind our back: the mail may have
// arrived.
import type { Readable } from "node:stream";
import { createTransport, type PluginFunction, type SendMailOptions, type SMTPPoolOptions } from "nodemailer";
import { percentDecoded } from "../../../src/domain/kernel/texts";
import { domainOf } from "../../../src/domain/mailing-list/address";
import { onlyMailDomain, mailDomain } from "../config";
import { log } from "../log";
import { MailFailure } from "./mail-failure";

// A trial site may hold the addresses of real people. With MAIL_ONLY_TO_DOMAIN it writes to that domain only. Every
// mail of every sender passes here on its way to the mail server.
const holdBackOtherDomains: PluginFunction = (mail, done) => {
  const domain = onlyMailDomain();
  const { to } = mail.message.getEnvelope();
  if (domain === "" || [to].flat().every((address) => domainOf(address) === domain)) {
    done();
  } else {
    log.mailHeldBack();
    done(new MailFailure("held"));
  }
};

/** Lets the sender of a mail see whether its text was read. */
const noteReading: PluginFunction = (mail, done) => {
  const { opened } = mail.data as { opened?: Opened };
  const { message } = mail;
  const open = message.createReadStream.bind(message);
  if (opened) message.createReadStream = (options) => (opened.stream = open(options));
  done();
};

interface Opened {
  stream?: Readable;
}

/**
 * Sends a mail. Its error has `nothingSent` where not a byte of the mail had left: nodemailer's pool hides the answer
 * of a server that closes a connection in use.
 */
export async function sendOver(transport: MailTransport, mail: SendMailOptions): Promise<void> {
  const opened: Opened = {};
  try {
    await transport.sendMail({ ...mail, ...{ opened } });
  } catch (error) {
    const wasRead = opened.stream?.readableDidRead === true;
    throw wasRead ? error : Object.assign(error as Error, { nothingSent: true });
  }
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

export type MailTransport = ReturnType<typeof pooledTransport>;

const defaultConnections = 5;

/** One transport for each number of connections in use. */
const openTransports = new Map<number, { url: string; transport: MailTransport }>();

/** The transport to a server; a changed address closes the old connections. */
export function transportTo(url: string, connections = defaultConnections): MailTransport {
  const current = openTransports.get(connections);
  if (current?.url === url) return current.transport;
  current?.transport.close();
  const transport = pooledTransport(url, connections);
  openTransports.set(connections, { url, transport });
  return transport;
}

function pooledTransport(url: string, maxConnections: number) {
  // Else a machine without a full name greets with its address in brackets, which spam filters distrust.
  const name = mailDomain();
  const transport = createTransport({ ...transportOptions(url), ...(name && { name }), maxConnections, pool: true });
  transport.use("stream", holdBackOtherDomains);
  transport.use("stream", noteReading);
  return transport;
}

export function transportOptions(smtpUrl: string): SMTPPoolOptions {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  if (!secure && protocol !== "smtp:")
    throw Object.assign(new TypeError("SMTP_URL begins with smtps:// or smtp://."), { code: "ERR_INVALID_URL" });
  const plain = loopback.test(hostname) || searchParams.get("requireTLS") === "false";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !plain,
    ...(username && { auth: { user: unescaped(username), pass: unescaped(password) } }),
    maxRequeues: 0,
    idleTimeout: 20_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** An unescaped % means itself; else every mail would fail without naming this address as the cause. */
function unescaped(part: string): string {
  return percentDecoded(part) ?? part;
}
