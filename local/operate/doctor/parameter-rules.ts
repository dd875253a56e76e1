// The words that the functions' settings may have. The ranges of limits stand with these.
import { siteSizes } from "../../../src/domain/kernel/project/settings";

export const choices: Record<string, readonly string[]> = {
  SITE_SIZE: siteSizes,
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
