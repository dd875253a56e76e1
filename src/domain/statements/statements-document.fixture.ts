// The output of `npm run statements`, made from the statements themselves.
import { statementKinds, statementOf, type StatementKind, type StatementContext } from "./statements";
import { exampleEvents } from "./statements.fixture";

/** The occasion of each statement, and its actor. */
const occasions: Record<StatementKind, { when: string; who: string }> = {
  subscribed: { when: "A visitor joins the mailing list.", who: "a visitor" },
  "inquiry sent": { when: "A visitor sends the inquiry form.", who: "a visitor" },
  "inquiry moved": { when: "An administrator moves an inquiry to the task queue.", who: "the administrator" },
  "inquiry replied": { when: "An administrator replies to an inquiry.", who: "the administrator" },
  "inquiry deleted": { when: "An inquiry is deleted, neither moved nor replied to.", who: "the administrator" },
  "inquiry restored": { when: "The deletion of an inquiry is undone.", who: "the administrator" },
  "task replied": { when: "An administrator replies to a task; each reply counts.", who: "the administrator" },
  "task completed": { when: "An administrator completes a task.", who: "the administrator" },
  "task deleted": { when: "An administrator deletes a task.", who: "the administrator" },
  "task restored": { when: "The deletion of a task is undone.", who: "the administrator" },
  "invitation generated": { when: "An invitation is generated for a business.", who: "the administrator" },
  "blast sent": { when: "An email blast begins: its first mail has been sent.", who: "the administrator" },
  registered: {
    when: "A business creates its account with its invitation, or a colleague theirs with a seat.",
    who: "the business or the colleague",
  },
  "assessment started": {
    when: "A business, or a colleague with a seat, unlocks the assessment for the first time.",
    who: "the business or the colleague",
  },
  "step completed": {
    when: "For the first time every visible question of a step is answered.",
    who: "the business, or the colleague who gave the last answer",
  },
  "assessment moved": {
    when: "The assessment of a business gets another contact person, whose own registration follows.",
    who: "the administrator",
  },
  "plan generated": {
    when: "A training plan is generated, or released where plans are held; each plan counts.",
    who: "the business",
  },
  "plan released": { when: "A version of a training plan is reviewed and released.", who: "the administrator" },
  "voices closed": { when: "A round of voices of a team is over.", who: "the team, as one word without any id" },
};

export function statementsDocument(context: StatementContext): string {
  return [introduction, ...statementKinds.map((kind) => kindSection(kind, context))].join("\n\n");
}

function kindSection(kind: StatementKind, context: StatementContext): string {
  const { when, who } = occasions[kind];
  const json = JSON.stringify(statementOf(exampleEvents[kind], context), null, 2);
  const title = kind.charAt(0).toUpperCase() + kind.slice(1);
  return `## ${title}\n\n${when} Actor: ${who}.\n\n\`\`\`json\n${json}\n\`\`\``;
}

const introduction = `# Statements

Every significant action is reported to a learning record store as an xAPI statement. This page is made from the code.
The statements are the same in xAPI 1.0.3 and 2.0; \`XAPI_VERSION\` only changes the header.

## How they get there

1. A Firestore trigger sees how a document changed and writes the statement into \`statements/{id}\`, the outbox. The id is a UUID
   (version 5) of the event, so an event that is reported twice is written once. What is written is never changed.
2. The queue \`sendStatements\` sends what waits, up to 50 at a time. Nobody who clicks waits for it.
3. 2xx and 409 mean delivered. For 408, 429, 5xx and silence the relay pauses (5 seconds, doubled up to 15 minutes, or what
   \`Retry-After\` asks for), then tries again with ever fewer statements: one that is to blame for it ends alone. A refused password (401, 403) or a wrong address (404,
   405, 410, redirects) pauses it too, and rejects nothing.
4. Any other 4xx is about a statement: the batch is halved until the one to blame stands alone. It is marked as rejected with
   the store's reason; administrators see it in the settings and can have it sent again.
5. Delivered statements may be forgotten by the outbox after 90 days (a time-to-live on \`expiresAt\`), waiting and rejected ones never.

## Settings

| parameter                       | meaning                                                                                |
| ------------------------------- | -------------------------------------------------------------------------------------- |
| \`LRS_ENDPOINT\`                  | the address before \`/statements\`; while it is blank, statements wait                   |
| \`LRS_USERNAME\`, \`LRS_PASSWORD\` | basic authorization; the password is a secret that only \`sendStatements\` can read      |
| \`LRS_ENABLED\`                   | \`off\` records nothing at all                                                           |
| \`LRS_HOME_PAGE\`                 | what accounts and activities are named after; choose it once, it is part of their names |
| \`LRS_TIMEOUT_SECONDS\`           | how long one request may take                                                          |
| \`XAPI_VERSION\`                  | \`1.0.3\` or \`2.0.0\`                                                                     |

## Who and what

An actor is an \`account\`: the user id of an administrator or a business, or an id of its own for each visitor. Statements hold no
name, no address and no text that anybody wrote. Everything on the path of one invited business has the same \`registration\`, a
UUID of its invitation from which the code cannot be read. A further round of a business has a registration of its own, and each
of its statements names the invitation of the first round in \`contextActivities.grouping\`, by which the whole path is found. Where the documents do not tell which administrator it was, the name
of the account is simply \`administrator\`.

Statements are never deleted or voided: xAPI keeps a voided one, too. When a person is erased (docs/personal-data.md), account,
invitation and documents go, so that nobody can tell any more whose the ids were; what still waits in the outbox is not sent.`;
