/** @jsxRuntime automatic */
import { renderPage } from "../shared/stand-in-page";
import type { StoredStatement } from "./statement-log";

const mostStatementsShown = 200;

/** Shows the records of the store, newest first. */
export function recordsPage(records: readonly StoredStatement[]): string {
  const shown = records.slice(-mostStatementsShown).reverse();
  const count = records.length === 1 ? "1 statement" : `${records.length} statements`;
  const more = records.length > shown.length ? `, of which these are the newest ${shown.length}` : "";
  return renderPage(
    "Learning record store",
    <>
      <p>
        {count}
        {more}. <a href="/">Refresh</a>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Did</th>
            <th scope="col">What</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((statement) => (
            <tr key={statement.id}>
              <td>{actorText(statement)}</td>
              <td>{displayText(statement.verb.display) ?? statement.verb.id}</td>
              <td>
                {objectText(statement)}
                <details>
                  <summary>Statement</summary>
                  <pre>{JSON.stringify(statement, null, 2)}</pre>
                </details>
              </td>
              <td>
                <time dateTime={statement.timestamp}>{statement.timestamp}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  );
}

function actorText({ actor }: StoredStatement): string {
  return actor.name ?? actor.account?.name ?? actor.mbox ?? actor.openid ?? actor.mbox_sha1sum ?? "a group";
}

function objectText({ object }: StoredStatement): string {
  return displayText(object.definition?.name) ?? object.name ?? object.id ?? "another statement";
}

function displayText(map: Record<string, string> | undefined): string | undefined {
  return map?.["en-US"] ?? map?.en ?? Object.values(map ?? {})[0];
}
