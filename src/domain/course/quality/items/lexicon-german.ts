import type { Lexicon } from "./lexicon";
import { wordSet } from "./words-in";

export const german: Lexicon = {
  allOrNone:
    /^(?:alles|beides|nichts|keines?|alle|sämtliche)(?: (?:davon|oben|genannten?|der|von|den|dem|diesen?|drei|vier|zwei|ist|sind|trifft|treffen|zu|richtig|falsch|zusammen|antworten?|aussagen?|punkte?|möglichkeiten|optionen))*$|\b(?:alle[ns]?|keine[rs]?|sämtliche|beide[ns]?|jede[rs]?|alles)\b.*\b(?:antwort(?:en)?|aussagen?|option(?:en)?|punkte?|möglichkeit(?:en)?|genannten?|oben|aufgeführten|angegebenen|davon|vorgenannten?|obigen)\b|\bkeine[rs]? (?:davon|dieser|von)\b|^(?:alle|keine[rs]?|beide[s]?) (?:(?:sind|ist|treffen|trifft) )?(?:richtig|falsch|zu)|^(?:weder|sowohl)\b.*\b(?:[A-H]|das eine|ersten?|zweiten?)\b|^(?:(?:nur|sowohl|weder|die)? ?(?:antwort(?:en)?|aussagen?|optionen|punkte?)? ?\(?(?:[A-H]|I{1,3}V?)\)?|(?:nur |die )?(?:antwort(?:en)?|aussagen?|optionen|punkte?) \(?[1-5]\)?)(?:, ?\(?[A-HI1-5]\)?)*(?:,? ?(?:und|oder|sowie|noch|als auch|&|\+) ?\(?(?:[A-H1-5]|I{1,3}V?)\)?)(?: (?:ist|sind|treffen|trifft|zusammen|gemeinsam|stimmen).*)?$|^(?:nur )?die (?:ersten|letzten) (?:beiden|zwei|drei)\b.*$/i,
  absolute:
    /\b(?:immer|nie|niemals|ausschließlich|stets|ausnahmslos|völlig|vollständig|absolut|komplett|gänzlich|keinerlei|jederzeit|niemand|jedermann|sämtliche[nr]?|grundsätzlich|unbedingt|restlos|durchweg|für immer|ewig|hundertprozentig|100 %|nirgends|zu jeder zeit|keine ausnahmen?|zwingend|garantiert|^(?:alle[nrs]?|nur)|unter keinen umständen|auf keinen fall|in jedem fall|auf jeden fall|ohne ausnahme|rund um die uhr|einzig)\b|\bjede[rmns]?\b(?! (?:\S+ )?(?:stunde|minute|tag|tage|woche|wochen|monat|monate|quartal|jahr|jahre|schicht|abend|morgen|nacht|montag|freitag|halbe)\b)/i,
  weaklyAbsolute: /(?<!\p{L})(?:alle[nrs]?|nur|nichts|überall)(?!\p{L})/iu,
  vague:
    /(?<!\p{L})(?:oft|manchmal|meist(?:ens)?|häufig|gelegentlich|selten|hin und wieder|ab und zu|von zeit zu zeit|regelmäßig|gewöhnlich|normalerweise|üblicherweise|in der regel|viele?[nrs]?|einige[nrs]?|mehrere[nr]?|wenige?[nrs]?|manche[nrs]?|etliche|zahlreiche|die meisten|(?:sehr|recht|eher|ziemlich|ganz) (?:groß|klein|gering|hoch|niedrig|lang|kurz|viel|wenig|oft|selten)|kaum|mittelgroß|öfter|zuweilen|mitunter|teilweise|überwiegend|ein paar|ein wenig|^(?:mittel|groß|klein|gering|hoch|niedrig|lang|kurz)$)(?!\p{L})/iu,
  negative:
    /(?<!\p{L})(?:nicht(?! nur)|keine?[nmrs]?|außer|ausgenommen|mit ausnahme|am wenigsten|keinesfalls|keineswegs|nie|niemals)(?!\p{L})|\b(?:ist|sind|wäre)\b.*(?<!\p{L})(?:falsch|unzutreffend|unzulässig|unrichtig|ungeeignet)(?!\p{L})|(?<!\p{L})(?:falsche|unzutreffende|unrichtige|ungeeignete)[nrs]? (?:aussage|antwort|behauptung|angabe|maßnahme|verhalten)/iu,
  commonplace: wordSet(
    "arbeit arbeitgeber arbeitnehmer mitarbeiter mitarbeiterin beschäftigte beschäftigten unternehmen betrieb kunden welche",
    "welcher welches welchen folgenden aussage aussagen richtig sollte sollten bedeutet person personen kollege kollegen",
    "kollegin werden wurden vorgesetzte zwischen während einer welchem stelle wichtigste",
  ),
};
