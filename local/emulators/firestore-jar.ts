// Chooses the Firestore emulator. Ordinarily firebase-tools downloads one; if it cannot, that of the Google Cloud CLI
// will do.
import { accessSync, constants, existsSync, readFileSync, realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { manifestJar } from "./manifest-jar";

export interface FirestoreJar {
  /** The path for firebase-tools; undefined where it finds the JAR by itself. */
  path: string | undefined;
  from: string;
}

export async function findFirestoreJar(runFolder: string): Promise<FirestoreJar> {
  const chosen = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (chosen) return { path: chosen, from: "the JAR in FIRESTORE_EMULATOR_BINARY_PATH" };
  if (existsSync(downloadedJar())) return { path: undefined, from: "the JAR that firebase-tools downloaded" };

  const inCloudCli = cloudCliJar();
  if (inCloudCli === undefined) return { path: undefined, from: "a JAR that firebase-tools downloads now" };
  const path = join(runFolder, "firestore-emulator.jar");
  await writeFile(
    path,
    manifestJar({
      "Main-Class": "com.google.cloud.datastore.emulator.firestore.CloudFirestore",
      "Class-Path": pathToFileURL(inCloudCli).href,
    }),
  );
  return { path, from: "the JAR of the Google Cloud CLI" };
}

function downloadedJar(): string {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache", "firebase", "emulators");
  const details = createRequire(import.meta.url).resolve("firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  const { firestore } = JSON.parse(readFileSync(details, "utf8")) as {
    firestore: { downloadPathRelativeToCacheDir: string };
  };
  return join(cache, firestore.downloadPathRelativeToCacheDir);
}

/** `gcloud` on the PATH is a link into the SDK or a script in its `bin`; the emulator is a component below its root. */
function cloudCliJar(): string | undefined {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const gcloud = join(folder, "gcloud");
    if (folder === "" || !isExecutable(gcloud)) continue;
    const root = dirname(dirname(realpathSync(gcloud)));
    const jar = join(root, "platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar");
    if (existsSync(jar)) return jar;
  }
  return undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
