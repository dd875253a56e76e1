// Gathers the facts and asks every row of the table: of the files, of a real project, or of the emulators.
import type { Suite } from "../../shared/running-suite";
import { googleApi, type GoogleApi, emulatorApi } from "../google-api";
import { askProject } from "./ask-project";
import type { Check, Problem } from "./check";
import { readFileFacts, wantedOf, type DoctorFacts, type Account, type ProjectFacts } from "./facts";
import { databaseChecks } from "./database-checks";
import { askOutside, outsideChecks, healthAt } from "./outside";
import { projectChecks } from "./project-checks";
import { settingChecks } from "./setting-checks";

// Asks the emulators and the stand-ins of a running `npm start`.
const localListeners = {
  hosting: "the site",
  functions: "the functions",
  firestore: "Firestore",
  auth: "the accounts",
  mail: "the mail catcher",
  model: "the language model",
  lrs: "the learning record store",
} as const;

async function askEmulators({ projectId, ports }: Suite): Promise<ProjectFacts> {
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
  return { silent, accounts: userInfo, health: await healthAt(address("hosting")) };
}

export const doctorChecks: readonly Check[] = [...settingChecks, ...projectChecks, ...databaseChecks, ...outsideChecks];

export function problemsIn(facts: DoctorFacts): Problem[] {
  return doctorChecks.flatMap(({ find }) => find(facts));
}

export async function diagnoseFiles(): Promise<Problem[]> {
  return problemsIn(await readFileFacts(undefined));
}

export async function diagnoseLocal(suite: Suite): Promise<Problem[]> {
  return problemsIn({ ...(await readFileFacts(undefined)), ...(await askEmulators(suite)) });
}

export async function diagnoseProject(project: string, api: GoogleApi = googleApi(project)): Promise<Problem[]> {
  const files = await readFileFacts(project);
  const wanted = await wantedOf(project, files);
  const answers = await askProject(project, wanted, api);
  return problemsIn({ ...files, wanted, ...answers, ...(await askOutside(files.settings, answers.secrets)) });
}
