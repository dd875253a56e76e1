import type * as english from "../../../../../../domain/assessment/progress/actions/reminder-words";
import { brand } from "../../../../../../domain/kernel/brand";
import { formatDate, plural } from "../../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../../in-language";

export const reminderWords: InLanguage<typeof english.reminderWords> = {
  title: "Erinnerungen",
  lead: "Eine E-Mail an die Ansprechperson des Unternehmens, in 30 und in 90 Tagen: wie viele Maßnahmen offen sind. Sind alle erledigt oder aufgegeben, kommt keine.",
  off: "Es ist keine Erinnerung eingeschaltet.",
  switchOn: "Per E-Mail erinnern",
  switchingOn: "Wird eingeschaltet …",
  switchOff: "Erinnerungen ausschalten",
  switchingOff: "Wird ausgeschaltet …",
  failed: "Die Erinnerungen konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.",
  loadFailed: "Die Erinnerungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  due: (days, at) => `Nach ${days} Tagen: am ${formatDate(at)}.`,
  sent: (days, at) => `Nach ${days} Tagen: gesendet am ${formatDate(at)}.`,
  over: (days) => `Nach ${days} Tagen: Es gab nichts mehr zu erinnern.`,
  notSent: (days, why) => `Nach ${days} Tagen: nicht gesendet. ${why}`,
  calendar: `Den Bildungsplan mit ${brand.name} ansehen: was erledigt ist und was offen`,
  uncertain: "Die E-Mail ist vielleicht hinausgegangen und wird nicht noch einmal gesendet.",
};

export const planReminderMail: InLanguage<typeof english.planReminderMail> = {
  subject: "Was in Ihrem Bildungsplan offen ist",
  paragraphs: (business, { planned, running }, all) => [
    "Guten Tag,",
    `Im Bildungsplan für ${business} ${planned + running === 1 ? "ist" : "sind"} ${planned + running} von ${plural(all, { one: "1 Maßnahme", other: "# Maßnahmen" })} offen: ${planned} geplant und ${running} in Arbeit.`,
    "Auf der Seite Ihres Plans können Sie sagen, was seither geschehen ist, und diese Erinnerungen ausschalten.",
  ],
  action: "Plan öffnen oder Erinnerungen ausschalten",
  reason: (business) =>
    `Sie erhalten diese E-Mail, weil für den Bildungsplan von ${business} bei ${brand.name} Erinnerungen eingeschaltet sind.`,
};
