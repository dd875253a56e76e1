// Reads the settings of a project's functions for commands that run beside it: the environment, then the files that
// `firebase deploy` reads, and for the emulators the values that `npm start` gives them.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { databaseNamed } from "../../../src/domain/kernel/project/database-name";
import { defaultSettings } from "../../../src/domain/kernel/project/settings";
import { operatorPersonalDataMessages } from "../../../src/domain/operation/words";
import type { StoreConfig } from "../config";
import { OperatorError } from "./operator-error";
import type { OperatedProject } from "./project";

/** The settings for exporting and erasing a person. */
export interface PersonSettings {
  mailKey: string;
  store: StoreConfig | undefined;
  homePage: string;
}

const settingsFolder = join(import.meta.dirname, "..", "..");

/** Of a running `npm start`. */
const localSettings: Record<string, string> = {
  APP_URL: "http://127.0.0.1:5000",
  MAIL_KEY: "a-mail-key-for-this-machine-only",
  LRS_HOME_PAGE: "https://waymark.example",
  LRS_ENDPOINT: "http://127.0.0.1:8092/xapi",
  LRS_USERNAME: "waymark",
  LRS_PASSWORD: "waymark",
};

export function appUrlOf(project: OperatedProject): string | undefined {
  return settingsOf(project)("APP_URL");
}

/** Throws an OperatorError where this operator may not read MAIL_KEY. */
export async function personSettings(project: OperatedProject): Promise<PersonSettings> {
  const setting = settingsOf(project);
  const secret = async (name: string) => setting(name) ?? (await secretOf(project, name));
  const mailKey = await secret("MAIL_KEY");
  if (!mailKey) throw new OperatorError(operatorPersonalDataMessages.keyUnread);
  const endpoint = setting("LRS_ENDPOINT") ?? "";
  const store = {
    endpoint,
    username: setting("LRS_USERNAME") ?? "",
    password: (endpoint === "" ? undefined : await secret("LRS_PASSWORD")) ?? "",
    version: setting("XAPI_VERSION") ?? defaultSettings.XAPI_VERSION,
    timeoutMs: 20_000,
  };
  return { mailKey, store: endpoint === "" ? undefined : store, homePage: setting("LRS_HOME_PAGE") ?? "" };
}

/** The database that the functions of a project use. */
export function databaseOf(project: OperatedProject): Firestore {
  return getFirestore(project.app, databaseNamed(settingsOf(project)("FIRESTORE_DATABASE")));
}

function settingsOf({ isLocal, id }: OperatedProject): (name: string) => string | undefined {
  const written = isLocal ? localSettings : { ...fileSettings(".env"), ...fileSettings(`.env.${id}`) };
  return (name) => process.env[name] ?? written[name];
}

function fileSettings(name: string): Record<string, string | undefined> {
  const path = join(settingsFolder, name);
  return existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
}

/** The latest value of a secret; undefined where there is none, or where this operator may not read it. */
async function secretOf({ app, id, isLocal }: OperatedProject, name: string): Promise<string | undefined> {
  if (isLocal) return undefined;
  const token = await app.options.credential?.getAccessToken();
  const address = `https://secretmanager.googleapis.com/v1/projects/${id}/secrets/${name}/versions/latest:access`;
  const headers = { authorization: `Bearer ${token?.access_token ?? ""}`, "x-goog-user-project": id };
  const answer = await fetch(address, { headers });
  if (!answer.ok) return undefined;
  const { payload } = (await answer.json()) as { payload?: { data?: string } };
  return payload?.data && Buffer.from(payload.data, "base64").toString("utf8");
}
