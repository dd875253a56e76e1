// The brand's words in German; a consultancy that adopts the product replaces them with those of src/domain/brand/.
import { brand as englishBrand } from "../../../../domain/brand/brand";
import type { InLanguage } from "../../../in-language";

export { booking, logoInMail, reportLook } from "../../../../domain/brand/brand";

export const brand: InLanguage<typeof englishBrand> = {
  ...englishBrand,
  tagline: "KI-Werkzeuge und Bedarfsanalysen für Weiterbildung, die ihren Weg findet",
};
