// Gathers the facts and asks every row of the table: of the files, of a real project, or of the emulators.
import type { Suite } from "../../shared/running-suite";
import { googleApi, type GoogleApi } from "../google-api";
import { askEmulators } from "./ask-emulators";
import { askProject } from "./ask-project";
import type { Check, Problem } from "./check";
import { readFileFacts, wantedOf, type DoctorFacts } from "./facts";
import { askOutside, outsideChecks } from "./outside";
import { projectChecks } from "./project-checks";
import { settingChecks } from "./setting-checks";

export const doctorChecks: readonly Check[] = [...settingChecks, ...projectChecks, ...outsideChecks];

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
