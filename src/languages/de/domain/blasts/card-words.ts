import type * as english from "../../../../domain/blasts/card-words";
import type { InLanguage } from "../../../in-language";

export const blastCardWords: InLanguage<typeof english.blastCardWords> = {
  collectedEmails: "Gesammelte Adressen",
  onTheList: "im Verteiler",
  begin: "Rundmail senden",
};
