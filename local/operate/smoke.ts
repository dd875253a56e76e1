// `npm run smoke -- --project <id>`: the questions that only a real project answers, each with what to do on either
// answer. `--local` asks them of the emulators of a running `npm start`.
import { localSuite, parseOperatorArguments, runOperatorScript, usageOf } from "./command-line";
import { googleApi } from "./google-api";
import { smokeLocal, smokeProject } from "./smoke/smoke";

await runOperatorScript(() => {
  const { project, local } = parseOperatorArguments("smoke");
  if (local) return smokeLocal(localSuite());
  if (project === undefined) throw usageOf("smoke");
  return smokeProject(project, googleApi(project));
});
