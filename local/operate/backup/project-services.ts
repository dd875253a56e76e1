// The REST interfaces of a project that a backup reads and a restore writes. The emulators have the same ones at other
// addresses, so what is rehearsed there is what runs in a project.
import type { Suite } from "../../shared/running-suite";
import { emulatorApi, googleApi, type GoogleApi } from "../google-api";

export interface ProjectServices {
  project: string;
  isLocal: boolean;
  api: GoogleApi;
  /** Without what follows `/v1`. */
  firestore: string;
  identity: string;
}

export function projectServices(project: string): ProjectServices {
  return {
    project,
    isLocal: false,
    api: googleApi(project),
    firestore: "https://firestore.googleapis.com/v1",
    identity: "https://identitytoolkit.googleapis.com/v1",
  };
}

export function localServices({ ports }: Suite, project: string): ProjectServices {
  return {
    project,
    isLocal: true,
    api: emulatorApi,
    firestore: `http://127.0.0.1:${ports.firestore}/v1`,
    identity: `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`,
  };
}

/** Returns the address of a database's documents. */
export function documentsAt({ firestore, project }: ProjectServices, database: string): string {
  return `${firestore}/${documentsName(project, database)}`;
}

/** Returns the beginning of the names of all documents of a database. */
export function documentsName(project: string, database: string): string {
  return `projects/${project}/databases/${database}/documents`;
}
