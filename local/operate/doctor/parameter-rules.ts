// The forms of the functions' parameters that the functions themselves do not state.

/** From and to, both included. */
export const ranges: Record<string, [number, number]> = {
  MODEL_TIMEOUT_SECONDS: [5, 60],
  MODEL_STALL_SECONDS: [1, 60],
  MODEL_MAX_TOKENS: [0, 1_000_000],
  TOKENS_PER_DAY: [0, 1_000_000_000],
  PLAN_TIMEOUT_SECONDS: [30, 500],
  GENERATIONS_PER_ADDRESS_PER_DAY: [0, 1_000_000],
  GENERATIONS_PER_DAY: [0, 10_000_000],
  GENERATIONS_PER_ACCOUNT_PER_DAY: [0, 1_000_000],
  INQUIRIES_PER_HOUR: [1, 1_000_000],
  SUBSCRIPTIONS_PER_HOUR: [1, 1_000_000],
  CONFIRMATION_MAILS_PER_DAY: [1, 1_000_000],
  CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY: [1, 1_000_000],
  IMPORT_CONFIRMATION_MAILS_PER_HOUR: [1, 1_000_000],
  IMPORT_CONFIRMATION_MAILS_PER_DAY: [1, 1_000_000],
  CONFIRMATION_MAILS_PER_MAILBOX_PER_DAY: [1, 100],
  LRS_TIMEOUT_SECONDS: [1, 500],
  INVITATION_DAYS: [1, 365],
  BLAST_MAILS_PER_SECOND: [0, 1000],
  BLAST_CONNECTIONS: [1, 50],
  MAX_INSTANCES_WRITING: [1, 1000],
  MAX_INSTANCES_VISITORS: [1, 1000],
  MAX_INSTANCES_SIGNED_IN: [1, 1000],
  MAX_INSTANCES_BACKGROUND: [1, 1000],
};

export const choices: Record<string, string[]> = {
  LRS_ENABLED: ["on", "off"],
  DOUBLE_OPT_IN: ["on", "off"],
  HOLD_PLANS: ["on", "off"],
  APP_CHECK_ENFORCED: ["on", "off"],
  XAPI_VERSION: ["1.0.3", "2.0.0"],
};

/** Written in functions/.env.<project> for the commands beside the functions, which are no parameters of these. */
export const settingsOfCommands = ["DKIM_SELECTOR", "APP_CHECK_SITE_KEY"];

/** https://firebase.google.com/docs/functions/locations */
export const regions = [
  ..."africa-south1 asia-east1 asia-east2 asia-northeast1 asia-northeast2 asia-northeast3 asia-south1 asia-south2".split(
    " ",
  ),
  ..."asia-southeast1 asia-southeast2 australia-southeast1 australia-southeast2 europe-central2 europe-north1".split(
    " ",
  ),
  ..."europe-southwest1 europe-west1 europe-west10 europe-west12 europe-west2 europe-west3 europe-west4 europe-west6".split(
    " ",
  ),
  ..."europe-west8 europe-west9 me-central1 me-west1 northamerica-northeast1 northamerica-northeast2".split(" "),
  ..."southamerica-east1 southamerica-west1 us-central1 us-east1 us-east4 us-east5 us-south1 us-west1 us-west2".split(
    " ",
  ),
  ..."us-west3 us-west4".split(" "),
];
