import type * as english from "../../../../domain/inquiries/action-words";
import type { OutcomeKind } from "../../../../domain/inquiries/inquiry-outcome";
import { brand } from "../../../../domain/kernel/brand";
import { formatTimeOfDay } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

const actionsInWords: Record<OutcomeKind, string> = {
  moved: "diese Anfrage in die eigene Aufgabenliste verschoben",
  replied: "diese Anfrage beantwortet",
  invited: "das Unternehmen dieser Anfrage eingeladen",
  deleted: "diese Anfrage gelöscht",
};

export const inquiryMessages: InLanguage<typeof english.inquiryMessages> = {
  replyIncomplete: "Bitte füllen Sie alle Felder aus.",
  replySent: "Die Antwort ist gesendet.",
  replyError: (reason) => `Die Antwort wurde nicht gesendet: ${reason}`,
  replyReason: `Sie erhalten diese E-Mail, weil Sie an ${brand.name} geschrieben haben.`,
  replyToSenderOnly:
    "Sie können nur dort antworten, woher die Anfrage kam. An eine andere Adresse schreibt die Administration.",
  replyFailed: "Die Antwort konnte nicht gesendet werden.",
  defaultInquirySubject: "Antwort auf Ihre Anfrage",
  defaultTaskSubject: "Antwort auf Ihre Anfrage",
};

export const staffMessages: InLanguage<typeof english.staffMessages> = {
  inquiryMoved: (name) => `Die Anfrage von ${name} steht jetzt in Ihrer Aufgabenliste.`,
  inquiryDeleted: (name) => `Die Anfrage von ${name} ist gelöscht.`,
  inquiryRestored: (name) => `Die Anfrage von ${name} ist wieder da.`,
  restoreFailed: "Das ließ sich nicht zurückholen: Die Zeit dafür ist vorbei, oder die Verbindung fehlt.",
  replyUncertain:
    "Es kam keine Rückmeldung, wir wissen also nicht, ob Ihre Antwort hinausging. Die E-Mail kann angekommen sein; bitte fragen Sie nach, bevor Sie sie noch einmal senden.",
  replyFailedInside:
    "Bei uns ist etwas schiefgegangen, wir wissen also nicht, ob Ihre Antwort hinausging. Die E-Mail kann angekommen sein; bitte fragen Sie nach, bevor Sie sie noch einmal senden.",
  replyNotFiled: (name) =>
    `Ihre Antwort an ${name} ist gesendet, die Anfrage konnte aber nicht zu Ihren beantworteten Anfragen verschoben werden. Senden Sie nicht noch einmal; verschieben Sie sie nur.`,
  invitedNotKept: (sentence) =>
    `${sentence} Bei der Anfrage konnte das nicht vermerkt werden. Laden Sie nicht noch einmal ein; vermerken Sie es nur.`,
  alreadyGone: "Diese Anfrage ist nicht mehr hier.",
  tooLate: ({ byEmail, outcome, at }) => `${byEmail} hat um ${formatTimeOfDay(at)} Uhr ${actionsInWords[outcome]}.`,
  repliedBesides: (sentence) => `Ihre Antwort ist gesendet. ${sentence}`,
  beingAnswered: (byEmail) => `${byEmail} beantwortet diese Anfrage gerade.`,
  taskCompleted: (name) => `Die Aufgabe „${name}“ ist erledigt.`,
  taskDeleted: (name) => `Die Aufgabe „${name}“ ist gelöscht.`,
  taskRestored: (name) => `Die Aufgabe „${name}“ ist wieder da.`,
  taskGone: "Diese Aufgabe steht nicht mehr in Ihrer Liste.",
  taskWithColleague: (email, at) =>
    `Diese Aufgabe wurde um ${formatTimeOfDay(at)} Uhr ${email ? `an ${email}` : "im Team"} übergeben.`,
  taskBeingAnswered: "Eine Antwort zu dieser Aufgabe wird gerade gesendet. Bitte versuchen Sie es gleich noch einmal.",
  handedOver: (name, email) => `Die Aufgabe „${name}“ steht jetzt in der Liste von ${email}.`,
  handOverFailed:
    "Ob die Aufgabe übergeben wurde, ist nicht sicher. Sie steht noch in Ihrer Liste oder schon in der anderen; was Sie geschrieben haben, ist noch da.",
  takenOver: (name) => `Die Aufgabe „${name}“ steht jetzt in Ihrer Liste.`,
  takeOverFailed: "Die Aufgabe konnte gerade nicht übernommen werden. Bitte versuchen Sie es noch einmal.",
  taskReplyNotKept:
    "Ihre Antwort ist gesendet, konnte aber nicht bei der Aufgabe gespeichert werden. Senden Sie nicht noch einmal; speichern Sie sie nur.",
};

export const formerTaskWords: InLanguage<typeof english.formerTaskWords> = {
  formerTasks: "Aufgaben von Ausgeschiedenen",
  formerTasksOf: (email) => (email ? `Aufgaben von ${email}` : "Aufgaben einer ausgeschiedenen Person"),
  listOfFormerTasks: "Aufgaben einer ausgeschiedenen Person",
  formerLoading: "Liegengebliebene Aufgaben werden gesucht …",
  formerFailed: "Was liegen geblieben ist, konnte nicht geladen werden.",
  noFormer: "Niemand ist ausgeschieden.",
  noFormerTasks: "Keine Aufgabe ist liegen geblieben.",
  takeOver: "Übernehmen",
  takingOver: "Wird übernommen …",
};
