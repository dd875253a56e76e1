import { expect, test } from "vitest";
import { waitsFor } from "./first-deployment";

// The texts of the CLI and of Google's services.
test.each([
  'Validation failed for trigger projects/x/locations/us-central1/triggers/y: Invalid resource state for "": Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.',
  "⚠  functions: Since this is your first time using 2nd gen functions, we need a little bit longer to finish setting everything up. Retry the deployment in a few minutes.",
  "HTTP Error: 400, Service account firebase-fn-123456@ours.iam.gserviceaccount.com does not exist.",
  "Cloud Functions API has not been used in project 42 before or it is disabled.",
  'Cannot deploy functions with declarative security in codebase "default". The following required Google Cloud API(s) are not enabled on project ours:',
  "Quota exceeded for total allowable CPU per project per region.",
])("waiting helps against %j", (output) => {
  expect(waitsFor(output)).toBeDefined();
});

test.each([
  "Error: There was an error deploying functions",
  "Build failed: src/index.ts: SyntaxError",
  "In non-interactive mode but have no value for the secret SMTP_URL",
  "Missing permissions required for functions deploy. You must have permission iam.serviceAccounts.ActAs",
])("waiting does not help against %j", (output) => {
  expect(waitsFor(output)).toBeUndefined();
});
