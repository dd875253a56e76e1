// What the sending of email blasts works with. Everything is passed in, so that a test can give it a database, a clock and a mail
// server of its own.
import type { Firestore } from "firebase-admin/firestore";
import { blastConfig, mailConfig, type BlastConfig, type MailConfig } from "../config";
import { database } from "../database";

export interface Engine {
  database: Firestore;
  now: () => Date;
  mail: MailConfig;
  settings: BlastConfig;
}

/** Only for functions that name `smtpUrl` in their secrets. */
export function theEngine(): Engine {
  return { database, now: () => new Date(), mail: mailConfig(), settings: blastConfig() };
}
