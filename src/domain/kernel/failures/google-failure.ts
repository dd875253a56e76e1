// Turns the messages of Google's libraries and services about an incomplete project into sentences with a way out.
import { projectFailures } from "../words";

interface Failure {
  says: RegExp;
  sentence: (project: string, message: string) => string;
}

/** Looked at in this order: what is more special comes first. */
const failures: Failure[] = [
  { says: /ECONNREFUSED/, sentence: () => projectFailures.noEmulators },
  { says: /could not load the default credentials/i, sentence: () => projectFailures.noCredentials },
  { says: /invalid_grant|invalid_rapt|reauth/i, sentence: () => projectFailures.credentialsExpired },
  { says: /quota project/i, sentence: projectFailures.noQuotaProject },
  {
    says: /has not been used in project|SERVICE_DISABLED|it is disabled/,
    sentence: (project, message) => projectFailures.apiDisabled(serviceIn(message), project),
  },
  { says: /CONFIGURATION_NOT_FOUND|configuration-not-found/, sentence: projectFailures.noAuthentication },
  { says: /project.*(not found|deleted)|PROJECT_NOT_FOUND|project-not-found/i, sentence: projectFailures.noProject },
  {
    says: /USER_PROJECT_DENIED|PERMISSION_DENIED|insufficient-permission|does not have.*permission/i,
    sentence: projectFailures.notAllowed,
  },
  { says: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|network-error|network-timeout/, sentence: () => projectFailures.offline },
];

/** Returns the sentence for a service's message; undefined for an unexpected one. */
export function googleFailure(message: string, project: string): string | undefined {
  return failures.find(({ says }) => says.test(message))?.sentence(project, message);
}

/** The API that a message is about, such as `identitytoolkit.googleapis.com`. */
function serviceIn(message: string): string {
  return /[a-z]+\.googleapis\.com/.exec(message)?.[0] ?? "identitytoolkit.googleapis.com";
}
