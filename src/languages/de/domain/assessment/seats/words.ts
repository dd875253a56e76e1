import type * as english from "../../../../../domain/assessment/seats/words";
import { stepOf } from "../../../../../domain/assessment/questionnaire/questionnaire";
import type { HeldParts } from "../../../../../domain/assessment/seats/seat-answers";
import { formatList, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

const mostTeamsNamed = 6;

export function partsInWords({ steps, teams }: HeldParts): string {
  const names = teams.map(({ name }) => `das Team ${name}`);
  const named = names.length > mostTeamsNamed ? [plural(names.length, { one: "ein Team", other: "# Teams" })] : names;
  return formatList([...steps.map((key) => stepOf(key).title), ...named]);
}

export const authorWords: InLanguage<typeof english.authorWords> = {
  givenBy: (name) => `Beantwortet: ${name}`,
  former: "frühere Kollegin oder früherer Kollege",
  within: (names) => `Mit Antworten von: ${formatList(names)}`,
};

export const seatEndWords: InLanguage<typeof english.seatEndWords> = {
  title: "Ihr Teil ist beendet",
  aBusiness: "dieses Unternehmen",
  unsent: "Was Sie eingegeben haben und was das Unternehmen nicht erreicht hat",
  copy: "Es bleibt in diesem Browser, bis Sie sich abmelden. Kopieren Sie, was Sie brauchen.",
  toDashboard: "Zu Ihrer Übersicht",
};

export const seatWords: InLanguage<typeof english.seatWords> = {
  team: (name) => `Team: ${name}`,
  partOf: (part, parts) => `Teil ${part} von ${parts}`,
  summary: "Ihr Teil",
  allDone: "Danke. In Ihrem Teil ist alles beantwortet.",
  thanks: "Sie können Ihre Antworten ändern, solange Ihnen Ihre Ansprechperson diesen Teil lässt.",
  nothing: "Ihre Ansprechperson hat Ihnen noch nichts zu beantworten gegeben.",
  open: (part) => `${part} öffnen`,
  states: { open: "nicht begonnen", started: "begonnen", done: "beantwortet" },
};
