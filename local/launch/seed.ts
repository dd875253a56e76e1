// The first administrator, and a few invented people so that the dashboard has something to show. They are written past
// the rules (`Bearer owner` is the emulators' own way in) and only where nothing is there yet.
import { localAdministrator } from "./configuration";
import {
  sampleRepliedInquiries,
  sampleInquiries,
  sampleInvitations,
  sampleSubscribers,
  sampleTasks,
  type SampleDocument,
} from "./seed-samples";
import { projectId, type Ports } from "../shared/running-suite";

type SeedPorts = Pick<Ports, "auth" | "firestore">;

/** Returns the administrator's id. */
export async function seedAdministrator({ auth }: Pick<Ports, "auth">): Promise<string> {
  const accounts = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const found = (await postJson(`${accounts}:lookup`, { email: [localAdministrator.email] })) as {
    users?: { localId: string }[];
  };
  const localId =
    found.users?.[0]?.localId ??
    ((await postJson(accounts, { ...localAdministrator, emailVerified: true })) as { localId: string }).localId;
  await postJson(`${accounts}:update`, { localId, customAttributes: JSON.stringify({ admin: true }) });
  return localId;
}

export async function seedDemonstration(ports: SeedPorts, administratorId: string): Promise<void> {
  await fillIfEmpty(ports, "emailList", sampleSubscribers);
  await fillIfEmpty(ports, "inquiries", sampleInquiries);
  await fillIfEmpty(ports, `profiles/${administratorId}/taskQueue`, sampleTasks);
  await fillIfEmpty(ports, `profiles/${administratorId}/inquiries`, sampleRepliedInquiries);
  await fillIfEmpty(ports, "invitations", sampleInvitations);
}

async function fillIfEmpty({ firestore }: SeedPorts, collection: string, samples: SampleDocument[]): Promise<void> {
  const address = `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${collection}`;
  const { documents: present } = (await getJson(`${address}?pageSize=1`)) as { documents?: unknown[] };
  if (present?.length) return;
  for (const { id, ...fields } of samples) {
    const name = typeof id === "string" ? `?documentId=${id}` : "";
    await postJson(`${address}${name}`, { fields: asStored(fields) });
  }
}

function asStored(fields: SampleDocument): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, unknown] => {
      if (value instanceof Date) return [name, { timestampValue: value.toISOString() }];
      return [name, typeof value === "boolean" ? { booleanValue: value } : { stringValue: value }];
    }),
  );
}

const ownerHeaders = { authorization: "Bearer owner", "content-type": "application/json" };

async function getJson(address: string): Promise<unknown> {
  return jsonOf(await fetch(address, { headers: ownerHeaders }));
}

async function postJson(address: string, body: unknown): Promise<unknown> {
  return jsonOf(await fetch(address, { method: "POST", headers: ownerHeaders, body: JSON.stringify(body) }));
}

async function jsonOf(reply: Response): Promise<unknown> {
  if (!reply.ok) throw new Error(`Seeding failed with ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
