// The first administrator, and a few invented people so that the dashboard has something to show. Written past the rules
// (`Bearer owner` is the emulators' own way in) and only where nothing is there yet.
import { administrator } from "./configuration";
import { answered, inquiries, invitations, subscribers, tasks, type Sample } from "./seed-samples";
import { projectId, type Ports } from "../suite/running-suite";

type EmulatorPorts = Pick<Ports, "auth" | "firestore">;

/** Answers with the administrator's id. */
export async function seedAdministrator({ auth }: Pick<Ports, "auth">): Promise<string> {
  const accounts = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const found = (await post(`${accounts}:lookup`, { email: [administrator.email] })) as {
    users?: { localId: string }[];
  };
  const localId =
    found.users?.[0]?.localId ??
    ((await post(accounts, { ...administrator, emailVerified: true })) as { localId: string }).localId;
  await post(`${accounts}:update`, { localId, customAttributes: JSON.stringify({ admin: true }) });
  return localId;
}

export async function seedDemonstration(ports: EmulatorPorts, administratorId: string): Promise<void> {
  await fillIfEmpty(ports, "emailList", subscribers);
  await fillIfEmpty(ports, "inquiries", inquiries);
  await fillIfEmpty(ports, `profiles/${administratorId}/taskQueue`, tasks);
  await fillIfEmpty(ports, `profiles/${administratorId}/inquiries`, answered);
  await fillIfEmpty(ports, "invitations", invitations);
}

async function fillIfEmpty({ firestore }: EmulatorPorts, collection: string, samples: Sample[]): Promise<void> {
  const address = `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${collection}`;
  const { documents: present } = (await get(`${address}?pageSize=1`)) as { documents?: unknown[] };
  if (present?.length) return;
  for (const { id, ...fields } of samples) {
    const name = typeof id === "string" ? `?documentId=${id}` : "";
    await post(`${address}${name}`, { fields: asStored(fields) });
  }
}

function asStored(fields: Sample): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, unknown] => {
      if (value instanceof Date) return [name, { timestampValue: value.toISOString() }];
      return [name, typeof value === "boolean" ? { booleanValue: value } : { stringValue: value }];
    }),
  );
}

const owner = { authorization: "Bearer owner", "content-type": "application/json" };

async function get(address: string): Promise<unknown> {
  return answerOf(await fetch(address, { headers: owner }));
}

async function post(address: string, body: unknown): Promise<unknown> {
  return answerOf(await fetch(address, { method: "POST", headers: owner, body: JSON.stringify(body) }));
}

async function answerOf(reply: Response): Promise<unknown> {
  if (!reply.ok) throw new Error(`Seeding failed with ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
