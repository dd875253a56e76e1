import * as english from "../../../../../../domain/assessment/gap-profile/rules/needs-check-rules";
import { rulesInGerman } from "./rules-in-german";

export const needsCheckRules = rulesInGerman(english.needsCheckRules, {
  vision: [
    "Zuversicht in eine Vision entsteht, wenn man den Markt kennt und die Beteiligten hört, nicht durch einen Kurs.",
  ],
  objectives: [
    "Zuerst muss die Leitung klare Ziele festlegen; ohne sie hat Schulung nichts, worauf sie hinarbeiten kann.",
  ],
  customers: [
    "Der Umgang mit Kunden lässt sich schulen, aber schwache Prozesse würden sie weiter enttäuschen.",
    "Zuhören, Beschwerden lösen und mit Kunden in Verbindung bleiben sind Fähigkeiten, die Menschen lernen können.",
  ],
  efficiency: [
    "Auch die Prozesse sind schwach; wer sie schult, bevor sie besser sind, verfestigt nur die Verschwendung.",
    "Auch die Technik ist schwach; niemand lernt, schnell zu arbeiten, wenn die Werkzeuge bremsen.",
    "Prozesse und Technik sind gut; es fehlt also das Können, das Beste aus ihnen zu machen.",
    "Ein Teil davon ist Können und lässt sich schulen; der Rest liegt daran, wie die Arbeit organisiert ist.",
  ],
  processes: ["Prozesse müssen neu gestaltet sein, bevor sich jemand darin schulen lässt."],
  technology: [
    "Zuerst kommen die richtigen Werkzeuge, und die sind eine Investition; Schulung sorgt dann für ihren guten Einsatz.",
  ],
  performance: [
    "Auch die Ziele sind unklar; Menschen leisten mehr, sobald sie wissen, was von ihnen erwartet wird.",
    "Auch die Entwicklung der Leute ist niedrig eingeschätzt; wahrscheinlich fehlt es also an Können.",
    "Leistung hat viele Ursachen; die anderen Einschätzungen zeigen, welche davon Schulung erreicht.",
  ],
  readiness: [
    "Neues Können lässt sich rechtzeitig aufbauen, aber auch die Technik ist schwach und braucht eine Investition.",
    "Welches Können die nächsten Jahre verlangen, lässt sich heute benennen und rechtzeitig aufbauen.",
  ],
  needs: ["Es fehlt ein fester Weg, den Bedarf herauszufinden; diese Bedarfsanalyse kann der Anfang sein."],
  objectiveClarity: ["Zuerst muss die Leitung sagen, was sie vom Team erwartet; das kann ihr kein Kurs abnehmen."],
  roleClarity: [
    "Auch die Ziele des Teams sind unklar, und Rollen folgen aus Zielen: Klären Sie zuerst beides.",
    "Wer wofür geradesteht, ist zu klären; es hilft, Teamleitungen darin zu schulen, zu delegieren und Rollen abzusprechen.",
  ],
  collaboration: [
    "Unklare Rollen führen wahrscheinlich zu Reibung; klären Sie sie, und schulen Sie das Team danach gemeinsam.",
    "Knappe Mittel bringen Menschen gegeneinander auf; Schulung hilft, wenn der schlimmste Mangel vorbei ist.",
    "Die Antworten geben weder Rollen noch Mitteln die Schuld, und Zusammenarbeit lässt sich lernen, am besten im Team.",
  ],
});
