// The later news of mail providers: `…/mailEvents/<provider>?secret=…`. A caller without the secret learns nothing, not
// even that the address exists.
import { createHash, timingSafeEqual } from "node:crypto";
import { onRequest, type Request } from "firebase-functions/v2/https";
import { mailKey, mailWebhookSecret, mailWebhookSecretValue } from "../../config";
import { log } from "../../log";
import { recordComplaint, recordRefusal } from "../refusals";
import type { MailEvent } from "./mail-event";
import { mailProviders } from "./providers";
import { snsConfirmation } from "./sns-subscription";

export const mailEvents = onRequest({ secrets: [mailKey, mailWebhookSecret] }, async (request, response) => {
  const provider = request.path.split("/").filter(Boolean).at(-1) ?? "";
  const read = Object.hasOwn(mailProviders, provider) ? mailProviders[provider] : undefined;
  if (request.method !== "POST" || !read || !knowsSecret(request)) {
    response.sendStatus(404);
    return;
  }
  const body = jsonIn(request);
  const confirmation = provider === "ses" ? snsConfirmation(body) : undefined;
  if (confirmation) {
    const { ok } = await fetch(confirmation, { redirect: "error", signal: AbortSignal.timeout(10_000) });
    response.sendStatus(ok ? 200 : 502);
    return;
  }
  let events: MailEvent[];
  try {
    events = read(body);
  } catch {
    response.sendStatus(400); // none of this provider's bodies
    return;
  }
  for (const event of events) await record(provider, event);
  log.mailEvents(provider, events.length);
  response.sendStatus(200);
});

async function record(provider: string, { kind, address, id }: MailEvent): Promise<void> {
  if (kind === "complained") await recordComplaint(address);
  else await recordRefusal(address, `${provider} ${id}`);
}

/** In the address, or as the password of basic authorization, for providers that put it there. */
function knowsSecret({ query, headers }: Request): boolean {
  const secret = mailWebhookSecretValue();
  if (secret === "") return false;
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const password = Buffer.from(basic, "base64").toString().split(":").slice(1).join(":");
  return [query.secret, password].some((given) => typeof given === "string" && isSameSecret(given, secret));
}

function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((one) => createHash("sha256").update(one).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Amazon names its JSON a plain text. */
function jsonIn({ rawBody }: Request): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return undefined; // which is no body of any provider
  }
}
