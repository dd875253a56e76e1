// `npm run doctor`: what is wrong, each in one sentence with the command that repairs it. It looks at the files; with
// `--project <id>` it also asks that project, and with `--local` the emulators of a running `npm start`.
import { localSuite, parseOperatorArguments, runOperatorScript } from "./command-line";
import { problemsInWords } from "./doctor/check";
import { diagnoseFiles, diagnoseLocal, diagnoseProject } from "./doctor/diagnosis";
import { print } from "../shared/terminal";

await runOperatorScript(async () => {
  const { project, local } = parseOperatorArguments("doctor");
  const ofPlace = () => (local ? diagnoseLocal(localSuite()) : diagnoseFiles());
  const problems = await (project === undefined ? ofPlace() : diagnoseProject(project));
  print(problemsInWords(problems));
  return problems.length > 0 ? 1 : 0;
});
