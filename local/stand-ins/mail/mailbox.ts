import PostalMime from "postal-mime";

/** A message as it arrived; `headers` is keyed by lower-case name, repeated ones joined by ", ". */
export interface CaughtMail {
  id: number;
  envelope: { from: string; to: string[] };
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: { name: string; type: string; text: string }[];
  /** ISO 8601. */
  receivedAt: string;
}

const maxMails = 20_000;

/** Everything that was delivered, oldest first, in memory; the oldest go when there are too many. */
export class Mailbox {
  #mails: CaughtMail[] = [];
  #keys = new Set<string>();
  #delivered = 0;

  /** Reads a message. It is not kept yet, because a fault may still refuse it. */
  async read(raw: Buffer, envelope: CaughtMail["envelope"]): Promise<CaughtMail> {
    const { subject, headers, text, html, attachments } = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
    this.#delivered += 1;
    return {
      id: this.#delivered,
      envelope,
      subject: subject ?? "",
      headers: joinHeaders(headers),
      text: text ?? "",
      html: html ?? "",
      attachments: attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? "",
        type: mimeType,
        text: typeof content === "string" ? content : "",
      })),
      receivedAt: new Date().toISOString(),
    };
  }

  /** A mail that names itself by `Idempotency-Key` is kept once, however often it comes, as some providers do. */
  keep(mail: CaughtMail): void {
    const key = mail.headers["idempotency-key"];
    if (key !== undefined && this.#keys.has(key)) return;
    if (key !== undefined) this.#keys.add(key);
    this.#mails.push(mail);
    if (this.#mails.length > maxMails) this.#mails.shift();
  }

  byId(id: number): CaughtMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** All mail, or that to one address. */
  sentTo(address: string | null): CaughtMail[] {
    return this.#mails.filter((mail) => isTo(mail, address));
  }

  discard(address: string | null): void {
    this.#mails = this.#mails.filter((mail) => !isTo(mail, address));
  }
}

function isTo(mail: CaughtMail, address: string | null): boolean {
  return address === null || mail.envelope.to.some((to) => to.toLowerCase() === address.toLowerCase());
}

function joinHeaders(headers: readonly { key: string; value: string }[]): Record<string, string> {
  const all = new Map<string, string>();
  for (const { key, value } of headers) all.set(key, all.has(key) ? `${all.get(key) ?? ""}, ${value}` : value);
  return Object.fromEntries(all);
}
