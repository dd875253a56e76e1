// Asks the emulators and the stand-ins of a running `npm start`.
import type { Suite } from "../../shared/running-suite";
import { emulatorApi } from "../google-api";
import type { Account, ProjectFacts } from "./facts";
import { lateAt } from "./outside";

const localListeners = {
  hosting: "the site",
  functions: "the functions",
  firestore: "Firestore",
  auth: "the accounts",
  mail: "the mail catcher",
  model: "the language model",
  lrs: "the learning record store",
} as const;

export async function askEmulators({ projectId, ports }: Suite): Promise<ProjectFacts> {
  const names = Object.keys(localListeners) as (keyof typeof localListeners)[];
  const address = (name: (typeof names)[number]) => `http://127.0.0.1:${ports[name]}`;
  const isSilent = await Promise.all(
    names.map((name) =>
      fetch(address(name)).then(
        () => false,
        () => true,
      ),
    ),
  );
  const silent = names.filter((_, nth) => isSilent[nth]).map((name) => localListeners[name]);
  if (silent.length > 0) return { silent };
  const query = `${address("auth")}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`;
  const { userInfo = [] } = await emulatorApi.post<{ userInfo?: Account[] }>(query, {});
  return { silent, accounts: userInfo, late: await lateAt(address("hosting")) };
}
