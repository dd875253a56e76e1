// Finds the project that the operator means: the emulators, or a real one with application default credentials.
import { applicationDefault, initializeApp, type App } from "firebase-admin/app";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { OperatorError } from "./operator-error";

export interface OperatedProject {
  app: App;
  id: string;
  isLocal: boolean;
}

/** The functions' own modules, some of which the commands use, have the nameless one. */
const appName = "operator";

export function connectToProject(local: boolean, project: string | undefined): OperatedProject {
  if (local) process.env.FIREBASE_AUTH_EMULATOR_HOST ??= "127.0.0.1:9099";
  const named = project ?? process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT;
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    process.env.FIRESTORE_EMULATOR_HOST ??= "127.0.0.1:8080";
    const id = named ?? "demo-waymark";
    return { app: initializeApp({ projectId: id }, appName), id, isLocal: true };
  }
  if (!named) throw new OperatorError(operatorMessages.whichProject);
  // A person's credentials belong to no project, and the APIs refuse what they cannot put on a project's account.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= named;
  return {
    app: initializeApp({ projectId: named, credential: applicationDefault() }, appName),
    id: named,
    isLocal: false,
  };
}
