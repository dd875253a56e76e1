// The parameter of who is signed in; the rules for all parameters stand in ../config.ts.
import { defineInt } from "firebase-functions/params";

const generationsPerAccount = defineInt("GENERATIONS_PER_ACCOUNT_PER_DAY");

/** The most texts of a business's or an administrator's account on one day (UTC). */
export function textsPerAccount(): number {
  return generationsPerAccount.value();
}
