// Runs before the build of `firebase deploy` (see "predeploy" in firebase.json) and stops it where the site could not
// work.
import { loadEnv } from "vite";
import { deploymentProblem } from "./deployment-problem";
import { projectRoot } from "../launch/run-folder";
import { red, print } from "../launch/terminal";

const { GCLOUD_PROJECT } = process.env;
// As the build will read them: from the environment and from files such as .env.production.local.
const problem = deploymentProblem({ ...loadEnv("production", projectRoot), ...(GCLOUD_PROJECT && { GCLOUD_PROJECT }) });
if (problem !== undefined) {
  print(red(problem));
  process.exitCode = 1;
}
