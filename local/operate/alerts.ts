// `npm run alerts -- --project <id> --email <address>`: the alarms of a site. It says what it would make, and makes it
// with `--yes`.
import { readFileFacts } from "./doctor/facts";
import { makeAlerts } from "./alerts/make-alerts";
import { parseOperatorArguments, runOperatorScript, usageOf } from "./command-line";
import { googleApi } from "./google-api";
import { print } from "../shared/terminal";

await runOperatorScript(async () => {
  const { project, email, budget, yes } = parseOperatorArguments("alerts");
  if (project === undefined || !email?.includes("@") || !/^[1-9]\d*$/.test(budget)) throw usageOf("alerts");
  const site = (await readFileFacts(project)).settings.APP_URL ?? `https://${project}.web.app`;
  return makeAlerts(googleApi(project), { project, site, email, budget, dryRun: !yes }, print);
});
