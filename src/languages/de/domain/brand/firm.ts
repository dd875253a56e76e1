import { firm as englishFirm } from "../../../../domain/brand/firm";
import type { InLanguage } from "../../../in-language";

const { recipients, supervisoryAuthority } = englishFirm;

/** Each place stands alone in brackets, and the authority behind a colon: none of them needs a case. */
export const firm: InLanguage<typeof englishFirm> = {
  ...englishFirm,
  register: "Handelsregister von Exampleland, Nr. 000000",
  responsible: "Robin Trail, Geschäftsführung",
  supervisoryAuthority: { ...supervisoryAuthority, name: "Datenschutzbehörde von Exampleland" },
  recipients: {
    hosting: { ...recipients.hosting, place: "Vereinigte Staaten, mit Standardvertragsklauseln" },
    mail: { ...recipients.mail, place: "Europäische Union" },
    model: { ...recipients.model, place: "Vereinigte Staaten, mit Standardvertragsklauseln" },
    recordStore: { ...recipients.recordStore, place: "Europäische Union" },
  },
};
