// `npm start` and `npm test` build into the same dist/ for the emulators, and such a build knows no Firebase project: a
// site that is deployed with it shows its pages and does nothing. So a deployment builds its own, and only for its own
// project.

const needed = ["VITE_FIREBASE_PROJECT_ID", "VITE_FIREBASE_API_KEY"] as const;

/** Why a build with these settings must not be deployed; `GCLOUD_PROJECT` is where the Firebase CLI deploys to. */
export function deploymentProblem(settings: Readonly<Record<string, string | undefined>>): string | undefined {
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length > 0) {
    return `The site would not know its Firebase project: please set ${missing.join(" and ")} (see "Deploy" in README.md).`;
  }
  const { VITE_FIREBASE_PROJECT_ID: named, GCLOUD_PROJECT: target } = settings;
  if (target && named !== target) {
    return `The site would be deployed to ${target} and work with ${named ?? ""}: please make VITE_FIREBASE_PROJECT_ID and --project the same.`;
  }
  return undefined;
}
