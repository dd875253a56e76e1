// Publishes the callables by which administrators give a person their data, and erase it. One instance of each: they
// are rare, and two erasures at once would only read everything twice.
import { getAuth } from "firebase-admin/auth";
import { callable } from "../../callable/callable";
import { failure } from "../../callable/failure";
import { instances } from "../../callable/instances";
import { lrsPassword, mailKey, statementConfig, storeConfig } from "../../config";
import { database } from "../../firestore/database";
import { suppressionKey } from "../../mail/suppression-key";
import { erasePerson, ErasureRefused } from "./erase-person";
import { exportPerson } from "./export-person";
import { hashedIds, type PersonsContext } from "./persons-context";

/** All of the mailing list is read. */
const options = { ...instances.signedIn, maxInstances: 1, timeoutSeconds: 540 };

export const exportPersonalData = callable(
  "exportPersonalData",
  { ...options, secrets: [mailKey, lrsPassword] },
  async ({ request, nameObject }) => {
    await nameObject((await hashedIds(personsContext(), request.email)).erasure);
    return exportPerson({ ...personsContext(), store: storeConfig() }, request.email);
  },
);

export const erasePersonalData = callable(
  "erasePersonalData",
  { ...options, secrets: [mailKey] },
  async ({ request, auth, nameObject }) => {
    await nameObject((await hashedIds(personsContext(), request.email)).erasure);
    try {
      return { erased: await erasePerson(personsContext(), request.email, auth?.uid ?? "") };
    } catch (error) {
      throw error instanceof ErasureRefused ? failure("failed-precondition", error.message) : error;
    }
  },
);

/** Of the project that the functions run in. */
export function personsContext(): PersonsContext {
  return {
    database,
    auth: getAuth(),
    suppressionKey,
    store: undefined,
    homePage: statementConfig().homePage.replace(/\/+$/, ""),
    now: () => new Date(),
  };
}
