// The first administrator, and a few invented people so that the dashboard has something to show. Written past the rules
// (`Bearer owner` is the emulators' own way in) and only where nothing is there yet.
import { administrator } from "./configuration";
import { projectId, type Ports } from "./suite";

type EmulatorPorts = Pick<Ports, "auth" | "firestore">;

export async function seedAdministrator({ auth }: Pick<Ports, "auth">): Promise<void> {
  const accounts = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const found = (await post(`${accounts}:lookup`, { email: [administrator.email] })) as {
    users?: { localId: string }[];
  };
  const localId =
    found.users?.[0]?.localId ??
    ((await post(accounts, { ...administrator, emailVerified: true })) as { localId: string }).localId;
  await post(`${accounts}:update`, { localId, customAttributes: JSON.stringify({ admin: true }) });
}

export async function seedDemonstration(ports: EmulatorPorts): Promise<void> {
  await fillIfEmpty(ports, "emailList", subscribers);
  await fillIfEmpty(ports, "inquiries", inquiries);
}

const subscribers = [
  { name: "Amara Osei", businessName: "Harbour & Sons Boatyard", email: "amara@harbour-sons.example" },
  { name: "Jonas Lindqvist", businessName: "Northlight Dental", email: "jonas@northlight-dental.example" },
  { name: "Priya Raman", businessName: "Cedar Street Bakery", email: "priya@cedar-street.example" },
];

const inquiries = [
  {
    name: "Maya Torres",
    businessName: "Blue Door Hotels",
    email: "maya@blue-door.example",
    message: "We open two more houses in spring and need our shift leaders ready for it. How would you begin?",
    status: "new",
  },
  {
    name: "Owen Clarke",
    businessName: "Clarke Precision Parts",
    email: "owen@clarke-precision.example",
    message: "Do you also train supervisors on the night shift? We are about forty people.",
    status: "new",
  },
];

async function fillIfEmpty(
  { firestore }: EmulatorPorts,
  collection: string,
  documents: Record<string, string>[],
): Promise<void> {
  const address = `http://127.0.0.1:${firestore}/v1/projects/${projectId}/databases/(default)/documents/${collection}`;
  const { documents: present } = (await get(`${address}?pageSize=1`)) as { documents?: unknown[] };
  if (present?.length) return;
  for (const [index, document] of documents.entries()) {
    const createdAt = { timestampValue: new Date(Date.now() - (documents.length - index) * 3_600_000).toISOString() };
    const fields = Object.fromEntries(Object.entries(document).map(([name, value]) => [name, { stringValue: value }]));
    await post(address, { fields: { ...fields, createdAt } });
  }
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
