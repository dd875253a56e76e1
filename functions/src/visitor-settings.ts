// The parameters of what visitors may do and write; the rules for all parameters stand in config.ts.
import { defineInt, defineString } from "firebase-functions/params";
import type { VisitorCollection } from "../../src/domain/kernel/held";

const inquiriesPerHour = defineInt("INQUIRIES_PER_HOUR");
const subscriptionsPerHour = defineInt("SUBSCRIPTIONS_PER_HOUR");
const confirmationMailsPerDay = defineInt("CONFIRMATION_MAILS_PER_DAY");
const confirmationMailsPerDomain = defineInt("CONFIRMATION_MAILS_PER_DOMAIN_PER_DAY");
const confirmationMailsPerMailbox = defineInt("CONFIRMATION_MAILS_PER_MAILBOX_PER_DAY");

const appCheckSetting = defineString("APP_CHECK_ENFORCED");

/** True if a call has to prove that it comes from a page of this site. */
export function appCheckEnforced(): boolean {
  return appCheckSetting.value() === "on";
}

/** The most documents that visitors may write to a collection in an hour before the rest is held. */
export function writesPerHour(): Record<VisitorCollection, number> {
  return { inquiries: inquiriesPerHour.value(), emailList: subscriptionsPerHour.value() };
}

/** The most confirmation mails on one day (UTC): in all, to one domain, and to one mailbox. */
export function confirmationMailLimits(): { inAll: number; perDomain: number; perMailbox: number } {
  return {
    inAll: confirmationMailsPerDay.value(),
    perDomain: confirmationMailsPerDomain.value(),
    perMailbox: confirmationMailsPerMailbox.value(),
  };
}
