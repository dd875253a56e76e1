import { expect, test } from "vitest";
import { googleFailure } from "./google-failure";
import { projectFailures } from "../words";

const project = "ours";

// The messages of Google's libraries and services, word for word, and the operator's sentences for them.
const said: [string, string, string][] = [
  [
    "no credentials",
    "Could not load the default credentials. Browse to https://cloud.google.com/docs/authentication/…",
    projectFailures.noCredentials,
  ],
  [
    "no credentials, as the Admin SDK wraps it",
    'app/invalid-credential Credential implementation provided to initializeApp() via the "credential" property failed to fetch a valid Google OAuth2 access token with the following error: "Could not load the default credentials."',
    projectFailures.noCredentials,
  ],
  [
    "expired credentials",
    '{"error":"invalid_grant","error_subtype":"invalid_rapt"}',
    projectFailures.credentialsExpired,
  ],
  [
    "no quota project",
    "auth/internal-error Your application is authenticating by using local Application Default Credentials. The identitytoolkit.googleapis.com API requires a quota project, which is not set by default.",
    projectFailures.noQuotaProject(project),
  ],
  [
    "an API that is switched off",
    "Identity Toolkit API has not been used in project 42 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/identitytoolkit.googleapis.com/overview?project=42",
    projectFailures.apiDisabled("identitytoolkit.googleapis.com", project),
  ],
  [
    "Firestore's API switched off",
    "7 PERMISSION_DENIED: Cloud Firestore API has not been used in project ours before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firestore.googleapis.com/overview?project=ours",
    projectFailures.apiDisabled("firestore.googleapis.com", project),
  ],
  [
    "Authentication not set up",
    "auth/configuration-not-found There is no configuration corresponding to the provided identifier.",
    projectFailures.noAuthentication(project),
  ],
  ["an unknown project", "5 NOT_FOUND: Project 'ours' not found or deleted.", projectFailures.noProject(project)],
  [
    "a project that may not be used",
    "auth/insufficient-permission Caller does not have required permission to use project ours.",
    projectFailures.notAllowed(project),
  ],
  ["no network", "getaddrinfo ENOTFOUND oauth2.googleapis.com", projectFailures.offline],
  ["no emulators", "connect ECONNREFUSED 127.0.0.1:9099", projectFailures.noEmulators],
];

test.each(said)("the operator is told what to do about %s", (_, message, sentence) => {
  expect(googleFailure(message, project)).toBe(sentence);
});

test("what nobody expected has no sentence", () => {
  expect(googleFailure("auth/odd Something new.", project)).toBeUndefined();
});
