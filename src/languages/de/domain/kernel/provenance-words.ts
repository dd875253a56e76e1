import type * as english from "../../../../domain/kernel/provenance-words";
import type { InLanguage } from "../../../in-language";

export const provenanceWords: InLanguage<typeof english.provenanceWords> = {
  unnamedModel: "einem ungenannten Modell",
  writtenBy: (model, time) => (time === undefined ? `Geschrieben von ${model}` : `Geschrieben von ${model} am ${time}`),
  edited: "von Hand bearbeitet",
  notEdited: "nicht bearbeitet",
  incomplete: "unvollständig",
  draft: "KI-Entwurf, vor Gebrauch prüfen",
  sourceType: (term) => `Digitaler Quellentyp (IPTC): ${term}.`,
};
