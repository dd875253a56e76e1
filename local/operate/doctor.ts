// `npm run doctor`: what is wrong, each in one sentence with the command that repairs it. It looks at the files; with
// `--project <id>` it also asks that project, and with `--local` the emulators of a running `npm start`.
import { parseOperatorArguments, runOperatorScript } from "./command-line";
import { problemsInWords, type Problem } from "./doctor/check";
import { diagnoseFiles, diagnoseLocal, diagnoseProject } from "./doctor/diagnosis";
import { print } from "../shared/terminal";
import { localSuite } from "./local-suite";

await runOperatorScript(async () => {
  const { project, local } = parseOperatorArguments("doctor");
  const problems = await diagnose(project, local);
  print(problems.length > 0 ? problemsInWords(problems) : "Nothing is wrong.");
  return problems.length > 0 ? 1 : 0;
});

async function diagnose(project: string | undefined, local: boolean): Promise<Problem[]> {
  if (local) return [...(await diagnoseFiles(undefined)), ...(await diagnoseLocal(localSuite()))];
  return project === undefined ? diagnoseFiles(undefined) : diagnoseProject(project);
}
