/** @jsxRuntime automatic */
import { renderPage } from "../shared/stand-in-page";
import type { CaughtMail } from "./mailbox";

const mostMailsShown = 200;

/** The list of mail, newest first. */
export function listPage(mails: readonly CaughtMail[]): string {
  const shown = mails.slice(-mostMailsShown).reverse();
  const count = mails.length === 1 ? "1 message" : `${mails.length} messages`;
  const more = mails.length > shown.length ? `, of which these are the newest ${shown.length}` : "";
  return renderPage(
    "Caught mail",
    <>
      <p>
        {count}
        {more}. <a href="/">Refresh</a>
      </p>
      {mails.length === 0 ? (
        <p>Mail that the product sends appears here instead of going out.</p>
      ) : (
        <MailTable mails={shown} />
      )}
    </>,
  );
}

function MailTable({ mails }: { mails: readonly CaughtMail[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>{mail.envelope.to.join(", ")}</td>
            <td>
              <a href={`/message?id=${mail.id}`}>{subjectOf(mail)}</a>
            </td>
            <td>
              <ReceivedTime mail={mail} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One message. The frame's sandbox and the page's policy both forbid scripts in its HTML; links open in a new tab. */
export function messagePage(mail: CaughtMail): string {
  return renderPage(
    subjectOf(mail),
    <>
      <p>
        <a href="/">All mail</a>
      </p>
      <p>
        From {mail.envelope.from || "(nobody)"} to {mail.envelope.to.join(", ")}, <ReceivedTime mail={mail} />
      </p>
      {mail.html !== "" && <HtmlFrame source={mail.html} />}
      <h2>Text</h2>
      <pre>{mail.text || "(none)"}</pre>
      <h2>Headers</h2>
      <table>
        <tbody>
          {Object.entries(mail.headers).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  );
}

function HtmlFrame({ source }: { source: string }) {
  return (
    <>
      <h2>HTML</h2>
      <iframe
        title="The message as HTML"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${source}`}
      />
    </>
  );
}

function subjectOf({ subject }: CaughtMail): string {
  return subject.trim() || "(no subject)";
}

function ReceivedTime({ mail: { receivedAt } }: { mail: CaughtMail }) {
  return <time dateTime={receivedAt}>{receivedAt.slice(0, 19).replace("T", " ")} UTC</time>;
}

export function missingPage(): string {
  return renderPage(
    "No such message",
    <p>
      It may have been deleted. <a href="/">All mail</a>
    </p>,
  );
}
