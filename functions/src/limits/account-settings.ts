// The parameter of who is signed in; the rules for all parameters stand in ../config.ts.
import { defineInt } from "firebase-functions/params";

const generationsPerAccount = defineInt("GENERATIONS_PER_ACCOUNT_PER_DAY");

/** How many texts a business's account, or an administrator's, may have written in one day (UTC). */
export function textsPerAccount(): number {
  return generationsPerAccount.value();
}
