// A site for trying things out may hold the addresses of real people. With MAIL_ONLY_TO_DOMAIN it writes to that domain
// only. Every mail passes here on its way to the mail server, whoever sends it.
import type { PluginFunction } from "nodemailer";
import { domainOf } from "../../../src/domain/mailing-list/address";
import { onlyMailDomain } from "../config";
import { log } from "../log";
import { MailFailure } from "./mail-failure";

export const holdBackOtherDomains: PluginFunction = (mail, done) => {
  const domain = onlyMailDomain();
  const { to } = mail.message.getEnvelope();
  if (domain === "" || [to].flat().every((address) => domainOf(address) === domain)) {
    done();
  } else {
    log.mailHeldBack();
    done(new MailFailure("held"));
  }
};
