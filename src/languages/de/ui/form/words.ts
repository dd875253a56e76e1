import type * as english from "../../../../ui/form/words";
import type { InLanguage } from "../../../in-language";

export const passwordWords: InLanguage<typeof english.passwordWords> = {
  common: "Dieses Passwort haben viele, deshalb wird es zuerst geraten. Ein eigenes ist sicherer.",
};
