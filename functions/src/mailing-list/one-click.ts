// The address in List-Unsubscribe (RFC 8058): a mail program posts to it, without cookies and without a person. A
// browser that opens it, such as a mail scanner's, is only led to the page with the button, in the mail's language.
import { onRequest, type Request } from "firebase-functions/v2/https";
import { languageFrom } from "../../../src/domain/kernel/language";
import { languageParameter } from "../../../src/domain/kernel/routes";
import { instances } from "../callable/instances";
import { mailKey } from "../config";
import { inLanguage } from "../language";
import { addressOfLink, unsubscribePage } from "./unsubscribe-link";
import { unsubscribeAddress } from "./unsubscribe-address";

export const unsubscribeOneClick = onRequest(
  { ...instances.oneClick, secrets: [mailKey] },
  async (request, response) => {
    const token = typeof request.query.token === "string" ? request.query.token : "";
    response.set("Cache-Control", "no-store");
    if (request.method === "GET" || request.method === "HEAD") {
      const language = languageFrom(request.query[languageParameter]);
      response.redirect(
        303,
        inLanguage(language, () => unsubscribePage(token)),
      );
      return;
    }
    if (request.method !== "POST") {
      response.set("Allow", "GET, HEAD, POST").sendStatus(405);
      return;
    }
    const address = addressOfLink(token);
    if (address === undefined || !(await asksForOneClick(request))) {
      response.sendStatus(400);
      return;
    }
    await unsubscribeAddress(address, "one click");
    response.sendStatus(200);
  },
);

/** The RFC allows both encodings of a form. */
async function asksForOneClick({ headers, rawBody }: Request): Promise<boolean> {
  const form = new Response(new Uint8Array(rawBody), { headers: { "content-type": headers["content-type"] ?? "" } });
  const fields = await form.formData().catch(() => undefined); // no form at all
  return fields?.get("List-Unsubscribe") === "One-Click";
}
