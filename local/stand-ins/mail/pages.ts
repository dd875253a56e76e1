import { html, page, type Html } from "../shared/stand-in-page";
import type { Mail } from "./mailbox";

const mostShown = 200;

/** The list of mail, newest first. */
export function listPage(mails: readonly Mail[]): string {
  const shown = mails.slice(-mostShown).reverse();
  const count = mails.length === 1 ? "1 message" : `${mails.length} messages`;
  const more = mails.length > shown.length ? `, of which these are the newest ${shown.length}` : "";
  const content = html`<p>${count}${more}. <a href="/">Refresh</a></p>
    ${mails.length === 0 ? html`<p>Mail that the product sends appears here instead of going out.</p>` : table(shown)}`;
  return page("Caught mail", content);
}

function table(mails: readonly Mail[]): Html {
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
            <td>${time(mail)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** One message. Its HTML runs no scripts: the frame's sandbox and the page's policy both forbid them; links open apart. */
export function messagePage(mail: Mail): string {
  return page(
    mail.subject.trim() || "(no subject)",
    html`<p><a href="/">All mail</a></p>
      <p>From ${mail.envelope.from || "(nobody)"} to ${mail.envelope.to.join(", ")}, ${time(mail)}</p>
      ${mail.html === "" ? "" : frame(mail.html)}
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

function frame(source: string): Html {
  return html`<h2>HTML</h2>
    <iframe
      title="The message as HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${`<base target="_blank">${source}`}"
    ></iframe>`;
}

function time({ receivedAt }: Mail): Html {
  return html`<time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace("T", " ")} UTC</time>`;
}

export function missingPage(): string {
  return page("No such message", html`<p>It may have been deleted. <a href="/">All mail</a></p>`);
}
