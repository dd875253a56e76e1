import type * as english from "../../../../domain/kernel/held-words";
import type { VisitorCollection } from "../../../../domain/kernel/held";
import { plural } from "../../../../domain/kernel/locale";
import { withCapital } from "../../../../domain/kernel/texts";
import type { InLanguage } from "../../../in-language";

const heldNouns: Record<VisitorCollection, { one: string; other: string }> = {
  inquiries: { one: "eine Nachricht", other: "# Nachrichten" },
  emailList: { one: "ein Abonnement", other: "# Abonnements" },
};

const heldLists: Record<VisitorCollection, string> = {
  inquiries: "zurückgehaltene Nachrichten",
  emailList: "zurückgehaltene Abonnements",
};

const heldCount = (from: VisitorCollection, count: number) => withCapital(plural(count, heldNouns[from]));

export const heldWords: InLanguage<typeof english.heldWords> = {
  held: (from, count) => `${heldCount(from, count)} ${plural(count, { one: "wird", other: "werden" })} zurückgehalten.`,
  why: "Innerhalb einer Stunde kam zu viel, oder ein Programm hat das Formular ausgefüllt. Was nicht angenommen ist, erscheint in keiner Liste und in keiner E-Mail und wird nicht mitgezählt.",
  lookThrough: "Durchsehen",
  acceptAll: "Alle annehmen",
  deleteAll: "Alle löschen",
  accept: "Annehmen",
  accepting: "Wird angenommen …",
  deleting: "Wird gelöscht …",
  list: (from) => heldLists[from],
  title: (from) => withCapital(heldLists[from]),
  none: "Es wird nichts mehr zurückgehalten.",
  acceptQuestion: (from, count) => `${heldCount(from, count)} annehmen?`,
  acceptMeaning: {
    inquiries: "Sie kommen zu den Anfragen, mit der Zeit, zu der sie eingegangen sind.",
    emailList:
      "Sie kommen in den Verteiler, mit der Zeit, zu der sie eingegangen sind. Wo Adressen bestätigt werden müssen, wird jede darum gebeten.",
  },
  deleteQuestion: (from, count) => `${heldCount(from, count)} löschen?`,
  deleteMeaning: "Sie sind endgültig weg, und wer sie gesendet hat, erfährt nichts davon.",
  keep: "Weiter zurückhalten",
  accepted: (from, count) => `${heldCount(from, count)} ${plural(count, { one: "ist", other: "sind" })} angenommen.`,
  deleted: (from, count) => `${heldCount(from, count)} ${plural(count, { one: "ist", other: "sind" })} gelöscht.`,
  othersWereFaster: "Im Team wurde das schon angenommen oder gelöscht.",
  failed:
    "Das ging gerade nicht oder nur bei einigen. Der Rest ist noch zurückgehalten; bitte versuchen Sie es noch einmal.",
};
