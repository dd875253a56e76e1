import * as english from "../../../../../../domain/assessment/gap-profile/rules/team-rules";
import { rulesInGerman } from "./rules-in-german";

export const teamRules = rulesInGerman(english.teamRules, {
  empowerment: [
    "Entscheiden zu dürfen muss gewährt werden; wer lernt, zu entscheiden, was er nicht entscheiden darf, ist enttäuscht.",
  ],
  alignment: [
    "Die Ziele des Teams sind unklar; es kann nicht wissen, woran es sich ausrichten soll: Klären Sie sie zuerst.",
    "Die Ziele des ganzen Unternehmens sind unklar; kein Team kann sich daran ausrichten.",
    "Führungskräfte müssen die Arbeit des Teams mit der Strategie verbinden; Workshops sind ein guter Ort dafür.",
  ],
  resources: [
    "Die Rollen sind klar. Es fehlen also Personal, Zeit, Werkzeuge oder Budget: Mittel, nicht Schulung.",
    "Unklare Rollen verschwenden, was da ist: Klären Sie zuerst die Rollen, und sehen Sie dann, welche Mittel noch fehlen.",
    "Planen und Prioritäten setzen lässt sich schulen; der Rest ist eine Frage von Personal, Zeit, Werkzeugen und Budget.",
  ],
  teamCommunication: [
    "Wo Rollen unklar sind, weiß niemand, wer was erfahren muss; klären Sie sie, und schulen Sie daneben Kommunikation.",
    "Offen zu sprechen, zuzuhören und Rückmeldung zu geben sind Fähigkeiten, die ein Team lernen kann.",
  ],
});
