import type * as english from "../../../../../domain/accounts/second-factor/administrator-password-words";
import { leastOfAdministrator } from "../../../../../domain/accounts/second-factor/administrator-password-words";
import type { InLanguage } from "../../../../in-language";

export { leastOfAdministrator };

export const administratorPasswordWords: InLanguage<typeof english.administratorPasswordWords> = {
  hint: `Mindestens ${leastOfAdministrator} Zeichen, und keines, das viele Menschen haben.`,
  tooShort: `Ein Passwort der Administration hat mindestens ${leastOfAdministrator} Zeichen. Mit einem zweiten Faktor würde ein kürzeres genügen.`,
  common:
    "Viele Menschen haben dieses Passwort oder ein ähnliches, es wird also zuerst geraten. Bitte wählen Sie ein anderes.",
};
