// The sentences that a plan of the stand-in makes of a business's own answers, in the languages that it writes.

export type PlanLanguage = "English" | "German";

interface PlanSentences {
  /** The ends of its Markdown files' names. */
  files: string;
  withoutTeams: string;
  teamNames: (teams: string) => string;
  quote: (said: string) => string;
  pilot: (gap: string) => string;
  stillToSay: (question: string) => string;
  firstMonth: (day: string) => string;
  staysClosed: (gap: string) => string;
  leadershipDecides: (gap: string) => string;
  leadSettles: (gap: string) => string;
  threeRules: (gap: string) => string;
  lacksResources: (team: string | undefined) => string;
  hoursAndPeople: (people: string | undefined, hours: string | undefined) => string;
}

const englishPlan: PlanSentences = {
  files: "",
  withoutTeams: "- No team has been described yet. Ask each team lead the questions of step 3 first.",
  teamNames: (teams) => ` It names steps for ${teams}.`,
  quote: (said) => `“${said}”`,
  pilot: (gap) => `**${gap}.** A pilot of four weeks shows what helps and what does not.`,
  stillToSay: (question) => `**Still to be said before dates are set:** ${question}`,
  firstMonth: (day) => `The first month begins on ${day}.`,
  staysClosed: (gap) => `**${gap}** stays as it is now: ask once a quarter.`,
  leadershipDecides: (gap) => `**${gap}:** no course mends this. Leadership decides first who does what by when.`,
  leadSettles: (gap) => `**${gap}:** the team lead and leadership settle it in one meeting.`,
  threeRules: (gap) => `**${gap}:** agree on three rules on one page, and try them for a month.`,
  lacksResources: (team = "A team") =>
    `**${team}** lacks people, time, tools or budget: decide on the resources first.`,
  hoursAndPeople: (people, hours) => {
    const who = people === undefined ? "everybody" : `${people} people`;
    const time =
      hours === undefined ? "as much time as leadership sets aside" : `${hours.toLowerCase()} of each in a month`;
    return `**Hours and people:** planned for ${who}, and ${time}.`;
  },
};

const germanPlan: PlanSentences = {
  files: "-german",
  withoutTeams: "- Noch ist kein Team beschrieben. Stellen Sie zuerst jeder Führungskraft die Fragen aus Schritt 3.",
  teamNames: (teams) => ` Er nennt Schritte für ${teams}.`,
  quote: (said) => `„${said}“`,
  pilot: (gap) => `**${gap}.** Ein Versuch von vier Wochen zeigt, was hilft und was nicht.`,
  stillToSay: (question) => `**Noch zu klären, bevor Termine feststehen:** ${question}`,
  firstMonth: (day) => `Der erste Monat beginnt am ${day}.`,
  staysClosed: (gap) => `**${gap}** bleibt, wie es jetzt ist: einmal im Quartal nachfragen.`,
  leadershipDecides: (gap) => `**${gap}:** Kein Kurs behebt das. Zuerst entscheidet die Leitung, wer was bis wann tut.`,
  leadSettles: (gap) => `**${gap}:** Führungskraft und Leitung klären es in einer Sitzung.`,
  threeRules: (gap) => `**${gap}:** drei Regeln auf einer Seite vereinbaren und einen Monat lang erproben.`,
  lacksResources: (team = "Ein Team") =>
    `**${team}:** Es fehlen Leute, Zeit, Werkzeuge oder Geld. Entscheiden Sie zuerst über die Mittel.`,
  hoursAndPeople: (people, hours) => {
    const who = people === undefined ? "alle" : `${people} Personen`;
    const time = hours === undefined ? "die Zeit, die die Leitung dafür vorsieht" : `je Person im Monat: ${hours}`;
    return `**Stunden und Personen:** geplant für ${who}; ${time}.`;
  },
};

export const planSentences: Record<PlanLanguage, PlanSentences> = { English: englishPlan, German: germanPlan };
