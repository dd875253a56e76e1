import { html, renderPage, type Html } from "../shared/stand-in-page";
import type { CaughtMail } from "./mailbox";

const mostMailsShown = 200;

/** The list of mail, newest first. */
export function listPage(mails: readonly CaughtMail[]): string {
  const shown = mails.slice(-mostMailsShown).reverse();
  const count = mails.length === 1 ? "1 message" : `${mails.length} messages`;
  const more = mails.length > shown.length ? `, of which these are the newest ${shown.length}` : "";
  const content = html`<p>${count}${more}. <a href="/">Refresh</a></p>
    ${mails.length === 0 ? html`<p>Mail that the product sends appears here instead of going out.</p>` : mailTable(shown)}`;
  return renderPage("Caught mail", content);
}

function mailTable(mails: readonly CaughtMail[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
        <th scope="col">Received</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(
        (mail) =>
          html`<tr>
            <td>${mail.envelope.to.join(", ")}</td>
            <td><a href="/message?id=${mail.id}">${mail.subject.trim() || "(no subject)"}</a></td>
            <td>${receivedTime(mail)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One message. The frame's sandbox and the page's policy both forbid scripts in its HTML; links open in a new tab. */
export function messagePage(mail: CaughtMail): string {
  return renderPage(
    mail.subject.trim() || "(no subject)",
    html`<p><a href="/">All mail</a></p>
      <p>From ${mail.envelope.from || "(nobody)"} to ${mail.envelope.to.join(", ")}, ${receivedTime(mail)}</p>
      ${mail.html === "" ? "" : htmlFrame(mail.html)}
      <h2>Text</h2>
      <pre>${mail.text || "(none)"}</pre>
      <h2>Headers</h2>
      <table>
        <tbody>
          ${Object.entries(mail.headers).map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  );
}

function htmlFrame(source: string): Html {
  return html`<h2>HTML</h2>
    <iframe
      title="The message as HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${`<base target="_blank">${source}`}"
    ></iframe>`;
}

function receivedTime({ receivedAt }: CaughtMail): Html {
  return html`<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace("T", " ")} UTC</time>`;
}

export function missingPage(): string {
  return renderPage("No such message", html`<p>It may have been deleted. <a href="/">All mail</a></p>`);
}
