import type * as english from "../../../../../domain/course/reading/words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const markWords: InLanguage<typeof english.markWords> = {
  objectives: (numbers) => `${numbers.length === 1 ? "Lernziel" : "Lernziele"} ${numbers.join(", ")}`,
  paragraphs: (numbers) =>
    numbers.includes(0) ? "Allgemeinwissen" : `Aus ${numbers.map((number) => `¶${number}`).join(", ")}`,
  toCheck: (fact) => `Zu prüfen: ${fact}`,
};

export const openFactWords: InLanguage<typeof english.openFactWords> = (count) =>
  plural(count, {
    one: "1 Angabe dieses Textes ist noch offen: Prüfen Sie sie, bevor der Text verwendet wird.",
    other: "# Angaben dieses Textes sind noch offen: Prüfen Sie sie, bevor der Text verwendet wird.",
  });

export const structureWords: InLanguage<typeof english.structureWords> = {
  noModules:
    "Die Gliederung kam ohne Module, so können die anderen Werkzeuge nicht darauf aufbauen. Bitte erstellen Sie sie neu, oder ergänzen Sie selbst Zeilen, die mit „Modul 1:“ beginnen.",
  noQuestions:
    "Die Lernkontrolle kam ohne Fragen in der erwarteten Form. Bitte erstellen Sie sie neu, oder bearbeiten Sie sie von Hand.",
};
