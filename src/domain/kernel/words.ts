// The sentences that belong to no area.
import { brand } from "./brand";
import { formatNumber } from "./locale";

export const appMessages = {
  pageFailed: "This page could not be shown. What you had saved is safe; reloading usually helps.",
  pageOnlyRead:
    "This page can be read, but not used: the rest of it could not be loaded. Reload it once you are connected again.",
  whoWeAre: "Who we are",
  howWeWork: "How we work",
  imprint: "Imprint",
  privacy: "Privacy",
  accessibility: "Accessibility",
  thirdPartyNotices: "Third-party notices",
  mainNavigation: "Main",
  aiTools: "AI tools",
  dashboard: "Dashboard",
  desk: "Desk",
  sampleReport: "Sample report",
  needsCheck: "Needs check",
  login: "Log in",
  skip: "Skip to content",
} as const;

/** The words of a browser without scripts, which only the build writes. */
export const scriptWords = {
  needsScript: `${brand.name} needs JavaScript to run. Without it you can write to ${brand.contact}.`,
} as const;

/** The descriptions of pages below their titles in a search engine. */
export const pageDescriptions = {
  privacy: "What we keep when you use this site, why, for how long, and how to have it deleted.",
  accessibility: "What we do so that everybody can use this site, and where to write when something is in your way.",
} as const;

/** The server's sentences for a call that it does not carry out. */
export const callMessages = {
  signInFirst: "Please log in first.",
  administratorsOnly: "Only an administrator may do this.",
  staffOnly: "Only the people who work with the inquiries may do this.",
  noLongerAdministrator: "You are no longer an administrator, so nothing was done. Please log in again.",
  noLongerReader: "You may no longer read the inquiries, so nothing was done. Please log in again.",
  notFromOurPage: "This page could not be recognized as ours. Please reload it and try again.",
  crashed: "Something went wrong on our side. Please try again in a minute.",
  givenUp: "The call was given up by its caller.",
} as const;

const kindsInWords: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  date: "a date",
  array: "a list",
  tuple: "a list",
  set: "a list",
  object: "an object",
  record: "an object",
  map: "an object",
  file: "a file",
  null: "empty",
  undefined: "left out",
  void: "left out",
  never: "left out",
};

const formsInWords: Record<string, string> = {
  email: "a complete email address, such as name@company.com",
  url: "a complete web address, such as https://www.company.com",
  uuid: "a UUID",
  guid: "a UUID",
  datetime: "a date and a time in ISO 8601",
  date: "a date in ISO 8601",
  time: "a time in ISO 8601",
  duration: "a duration in ISO 8601",
  json_string: "JSON",
};

const unitsInWords: Record<string, string> = {
  string: "characters",
  file: "bytes",
  array: "entries",
  set: "entries",
  map: "entries",
  object: "entries",
};

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(String(value))).join(", ");

/** The faults of a request that does not fit the contract. */
export const requestFaults = {
  sentence: (field: string, fault: string) => `${field === "" ? "The request" : `The field "${field}"`} ${fault}.`,
  /** A sentence of the contract's own, with the field that it is about. */
  named: (sentence: string, field: string) => sentence.replace(/\.?$/, ` ("${field}").`),
  missing: "is missing",
  kind: (kind: string) => `must be ${kindsInWords[kind] ?? `of the kind "${kind}"`}`,
  form: (form: string) =>
    formsInWords[form] ? `must be ${formsInWords[form]}` : "does not have the form that it must have",
  bound: (
    kind: string,
    bound: number | bigint,
    relation: "at least" | "at most" | "more than" | "less than" | "exactly",
  ) => {
    if (kind === "date") return `must be ${relation} ${new Date(Number(bound)).toISOString()}`;
    const unit = unitsInWords[kind];
    if (unit && relation === "at least" && Number(bound) === 1) return "must not be empty";
    return unit ? `must have ${relation} ${formatNumber(bound)} ${unit}` : `must be ${relation} ${formatNumber(bound)}`;
  },
  either: (faults: readonly string[]) => faults.join(", or "),
  multiple: (of: number) => `must be a multiple of ${of}`,
  oneOf: (values: readonly unknown[]) => `must be ${values.length > 1 ? "one of " : ""}${listed(values)}`,
  unknownFields: (fields: readonly string[]) => `has unknown fields: ${listed(fields)}`,
  key: "has a field whose name does not fit",
  entry: "has an entry that does not fit",
  halfCharacter: "has a character that was cut in half; please write it again",
  misfit: "does not fit",
} as const;

/** The words of every mail below its text. */
export const letterWords = {
  unsubscribe: "Unsubscribe",
  buttonFails: "If the button does not work, copy this address into your browser:",
} as const;

/** The fields of a person: the same in every form. */
export const contactWords = {
  email: "Email",
  businessName: "Business name",
  name: "Name",
  website: "Website",
  howWeHandleIt: "How we handle it",
} as const;

/** The parts of a mail, and sending one. */
export const mailWords = {
  subject: "Subject",
  message: "Message",
  sending: "Sending...",
  send: "Send",
} as const;

/** The operator's sentences at the terminal for commands that Google's services refuse. */
export const projectFailures = {
  noCredentials:
    "There are no credentials for the project: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.",
  credentialsExpired: "Your credentials have expired: run `gcloud auth application-default login` again.",
  noQuotaProject: (project: string) =>
    `Your credentials name no project to put requests on the account of: run \`gcloud auth application-default set-quota-project ${project}\`.`,
  apiDisabled: (service: string, project: string) =>
    `An API that this needs is switched off: run \`gcloud services enable ${service} --project ${project}\`, wait a minute and try again.`,
  noAuthentication: (project: string) =>
    `Authentication is not set up in ${project}: open it once in the Firebase console and switch on Email/Password.`,
  noProject: (project: string) =>
    `There is no project ${project} that you may see: check the id (\`gcloud projects list\`) and with whom you are logged in.`,
  notAllowed: (project: string) =>
    `Your account may not do this in ${project}: an owner must give it the roles Firebase Admin and Service Usage Consumer.`,
  offline: "Google's servers could not be reached: check your connection and try again.",
  noEmulators: "The emulators do not answer: is `npm start` running?",
} as const;
