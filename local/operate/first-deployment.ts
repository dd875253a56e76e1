// The known failures of a first deployment without a fault: Google gives its own accounts their rights at the first use
// of a service, and that takes minutes. The same deployment passes then.
interface KnownFailure {
  says: RegExp;
  /** The thing it waits for. */
  what: string;
  source: string;
}

const knownFailures: readonly KnownFailure[] = [
  {
    says: /If you recently started to use Eventarc, it may take a few minutes|Retry the deployment in a few minutes/,
    what: "Eventarc gets its rights",
    source: "firebase-tools/lib/gcp/cloudfunctionsv2.js; https://github.com/firebase/firebase-tools/issues/7774",
  },
  {
    says: /Permission denied while using the Eventarc Service Agent/,
    what: "Eventarc gets its rights",
    source: "https://github.com/hashicorp/terraform-provider-google/issues/25294",
  },
  {
    says: /firebase-fn-\d+@\S+.*(does not exist|may not exist|invalid service account)/i,
    what: "the functions' service account is known everywhere",
    source: "firebase-tools/lib/deploy/functions/release/executor.js",
  },
  {
    says: /API has not been used in project .* or it is disabled|API\(s\) are not enabled/,
    what: "an API that has just been switched on is known everywhere",
    source: "firebase-tools/lib/deploy/functions/ensure.js",
  },
  {
    says: /artifactregistry\.\S+ denied|Permission "?artifactregistry|serverless-runtimes/i,
    what: "Cloud Build may read its images",
    source: "https://github.com/firebase/firebase-tools/issues/9563",
  },
  {
    says: /Quota exceeded for (total allowable CPU|quota metric)|HTTP Error: 429/,
    what: "what is deployed at once comes to rest",
    source: "https://github.com/firebase/firebase-tools/issues/11001",
  },
];

/** Returns the thing to wait for before the same deployment is tried again; undefined if waiting does not help. */
export function waitsFor(output: string): string | undefined {
  return knownFailures.find(({ says }) => says.test(output))?.what;
}

export const waitMs = 120_000;
export const mostAttempts = 5;
