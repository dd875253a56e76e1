// Increments a field and returns its new value in one round trip. Only the client below the Admin SDK says what an
// increment made of a field; the SDK itself would have to read it.
import { credentials } from "@grpc/grpc-js";
import { getApp } from "firebase-admin/app";
import { v1 } from "firebase-admin/firestore";
import { databaseName } from "../config";
import "./database";

type FirestoreClient = InstanceType<typeof v1.FirestoreClient>;

const emulator = process.env.FIRESTORE_EMULATOR_HOST;
let client: FirestoreClient | undefined;

export interface Increment {
  path: string;
  /** `count` where it is not said. */
  field?: string;
  by: number;
  /** The time after which the document may be cleared away; undefined leaves it as it is. */
  expiresAt?: Date;
}

/**
 * Adds to a field of each document, all at once, and returns what has become of them. Several fields of one document
 * are one write. Throws when it cannot.
 */
export async function increment(changes: Increment[]): Promise<number[]> {
  client ??= connected();
  const project = getApp().options.projectId ?? process.env.GCLOUD_PROJECT;
  const database = `projects/${project}/databases/${databaseName()}`;
  const perDocument = new Map<string, Increment[]>();
  for (const change of changes) perDocument.set(change.path, [...(perDocument.get(change.path) ?? []), change]);
  const writes = [...perDocument].map(([path, increments]) => {
    const fields = expiryFields(increments);
    return {
      update: { name: `${database}/documents/${path}`, fields },
      updateMask: { fieldPaths: Object.keys(fields) },
      updateTransforms: increments.map(({ field = "count", by }) => ({
        fieldPath: field,
        increment: { integerValue: by },
      })),
    };
  });
  // The emulator knows by this that no rules apply.
  const options = emulator ? { otherArgs: { headers: { authorization: "Bearer owner" } } } : {};
  const [{ writeResults }] = await client.commit({ database, writes }, options);
  const results = new Map(
    [...perDocument.values()].flatMap((increments, nth) =>
      increments.map((change, field) => [change, writeResults?.[nth]?.transformResults?.[field]?.integerValue]),
    ),
  );
  return changes.map((change) => Number(results.get(change)));
}

function expiryFields(increments: Increment[]) {
  const expiresAt = increments.find((each) => each.expiresAt)?.expiresAt;
  return expiresAt ? { expiresAt: { timestampValue: { seconds: Math.floor(expiresAt.getTime() / 1000) } } } : {};
}

function connected(): FirestoreClient {
  if (!emulator) return new v1.FirestoreClient();
  const { hostname, port } = new URL(`http://${emulator}`);
  return new v1.FirestoreClient({
    servicePath: hostname,
    port: Number(port),
    sslCreds: credentials.createInsecure(),
  });
}
