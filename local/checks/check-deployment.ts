// Stands before the build of `firebase deploy` (see "predeploy" in firebase.json) and ends it where the site could not work.
import { loadEnv } from "vite";
import { deploymentProblem } from "./deployment-problem";
import { root } from "../launch/run-folder";
import { red, say } from "../launch/say";

const { GCLOUD_PROJECT } = process.env;
// As the build will read them: from the environment and from files such as .env.production.local.
const problem = deploymentProblem({ ...loadEnv("production", root), ...(GCLOUD_PROJECT && { GCLOUD_PROJECT }) });
if (problem !== undefined) {
  say(red(problem));
  process.exitCode = 1;
}
