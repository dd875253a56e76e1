import * as english from "../../../../../../domain/assessment/gap-profile/rules/strategy-rules";
import { rulesInGerman } from "./rules-in-german";

export const strategyRules = rulesInGerman(english.strategyRules, {
  missionClarity: [
    "Zuerst muss sich die Leitung auf ein Leitbild einigen; in einem, das es nicht gibt, lässt sich niemand schulen.",
    "Die Leitung muss das Leitbild klarer sagen; Schulung hilft dann Führungskräften, es in ihre Teams zu bringen.",
  ],
  valuesAlignment: [
    "Zuerst muss die Leitung die Werte festlegen; Schulung kann nur verbreiten, was entschieden ist.",
    "Führung wird als Hindernis genannt: Menschen folgen dem Vorbild, das sie sehen. Führungskräfte kommen also zuerst.",
    "Eine Kultur ändert sich durch das, was belohnt und geduldet wird; Schulung stützt das, kann es aber nicht ersetzen.",
    "Als Hindernis wird fehlende Schulung genannt, und weder Führung noch Kultur.",
    "Schulung kann zeigen, was die Werte im Alltag bedeuten, sobald Führungskräfte sie sichtbar leben.",
  ],
  metrics: [
    "Auch die Ziele sind unklar, und Messgrößen können nicht besser sein als die Ziele, die sie messen.",
    "Die richtigen Messgrößen zu wählen ist eine Entscheidung; sie zu lesen und danach zu handeln lernen Führungskräfte.",
  ],
  strategyCommunication: [
    "Die Ziele selbst sind unklar, und was unklar ist, lässt sich nicht gut vermitteln.",
    "Zuerst braucht es feste Wege; Schulung hilft dann Führungskräften, die Strategie gut zu erklären.",
  ],
});
