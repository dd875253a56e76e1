// Functions that run inside the test's own process, against the suite's Firestore: for faults and limits that need
// settings of their own, which the functions emulator cannot change while it runs.
import { localMailKey, testEnvironment } from "../../../local/launch/configuration";
import { projectId } from "../../../local/shared/running-suite";
import { defaultRegion } from "../../../src/domain/kernel/project/region";
import { runningSuite } from "./running-suite";

const inProcessDefaults = {
  // Like the emulator's own processes: a task waits here for its second, because the emulator runs it at once.
  FUNCTIONS_EMULATOR: "true",
  FUNCTIONS_REGION: defaultRegion,
  OPENAI_API_KEY: "any",
  OPENAI_MODEL: "waymark-sample",
  ...testEnvironment,
  PLAN_TIMEOUT_SECONDS: "60",
  METADATA_SERVER_DETECTION: "none", // or Google's libraries look for a cloud around this machine
  MAIL_FROM: "hello@waymark.example",
  MAIL_REPLY_TO: "answers@waymark.example",
  MAIL_KEY: localMailKey,
  DOUBLE_OPT_IN: "off",
  HOLD_PLANS: "off",
  FIRESTORE_DATABASE: "(default)",
};

export function runAgainstSuite(settings: Record<string, string> = {}): void {
  const { model, firestore, auth, tasks, smtp, hosting } = runningSuite().ports;
  Object.assign(process.env, {
    ...inProcessDefaults,
    OPENAI_BASE_URL: `http://127.0.0.1:${model}/v1`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    APP_URL: `http://127.0.0.1:${hosting}`,
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${tasks}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    ...settings,
  });
}
