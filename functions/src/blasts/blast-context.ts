// The parts that send email blasts. They are passed in, so a test can give a database, a clock and a mail server of its
// own.
import type { Firestore } from "firebase-admin/firestore";
import { blastConfig, mailConfig, type BlastConfig, type MailConfig } from "../config";
import { database } from "../firestore/database";

export interface BlastContext {
  database: Firestore;
  now: () => Date;
  mail: MailConfig;
  settings: BlastConfig;
  /** Aborts when this process shall end: the mails in hand are sent, and the others go back. */
  stopping?: AbortSignal;
}

/** Enough to write down what shall be sent, without a mail server. */
export type BlastStorageContext = Omit<BlastContext, "mail">;

export function blastStorageContext(): BlastStorageContext {
  return { database, now: () => new Date(), settings: blastConfig() };
}

/** Only for functions that name `smtpUrl` in their secrets. */
export function blastContext(): BlastContext {
  return { ...blastStorageContext(), mail: mailConfig() };
}
