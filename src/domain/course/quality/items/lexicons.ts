// The languages whose words the rules know. In every other language only the rules of form speak.
import type { Lexicon } from "./lexicon";
import { wordSet } from "./words-in";

const german: Lexicon = {
  allOrNone:
    /^(?!nichts$)(?:alles|beides|nichts|keines?|alle|sämtliche)(?: (?:davon|oben|genannten?|der|von|den|dem|diesen?|drei|vier|zwei|ist|sind|trifft|treffen|zu|richtig|falsch|zusammen|antworten?|aussagen?|punkte?|möglichkeiten|optionen))*$|\b(?:alle[ns]?|keine[rs]?|sämtliche|beide[ns]?|jede[rs]?|alles)\b.*\b(?:antwort(?:en)?|aussagen?|option(?:en)?|punkte?|möglichkeit(?:en)?|genannten?|oben|aufgeführten|angegebenen|davon|vorgenannten?|obigen)\b|\bkeine[rs]? (?:davon|dieser|von)\b|^(?:alle|keine[rs]?|beide[s]?) (?:(?:sind|ist|treffen|trifft) )?(?:richtig|falsch|zu)|^(?:weder|sowohl)\b.*\b(?:[A-H]|das eine|ersten?|zweiten?)\b|^(?:(?:nur|sowohl|weder|die)? ?(?:antwort(?:en)?|aussagen?|optionen|punkte?)? ?\(?(?:[A-H]|I{1,3}V?)\)?|(?:nur |die )?(?:antwort(?:en)?|aussagen?|optionen|punkte?) \(?[1-5]\)?)(?:, ?\(?[A-HI1-5]\)?)*(?:,? ?(?:und|oder|sowie|noch|als auch|&|\+) ?\(?(?:[A-H1-5]|I{1,3}V?)\)?)(?: (?:ist|sind|treffen|trifft|zusammen|gemeinsam|stimmen).*)?$|^(?:nur )?die (?:ersten|letzten) (?:beiden|zwei|drei)\b.*$/i,
  absolute:
    /\b(?:immer|nie|niemals|ausschließlich|stets|ausnahmslos|völlig|vollständig|absolut|komplett|gänzlich|keinerlei|jederzeit|(?<!^)niemand|jedermann|sämtliche[nr]?|grundsätzlich|unbedingt|restlos|durchweg|für immer|ewig|hundertprozentig|100 %|nirgends|zu jeder zeit|keine ausnahmen?|zwingend|garantiert|^(?:alle[nrs]?|nur)|unter keinen umständen|auf keinen fall|in jedem fall|auf jeden fall|ohne ausnahme|rund um die uhr|einzig)\b|\bjede[rmns]?\b(?! (?:\S+ )?(?:stunde|minute|tag|tage|woche|wochen|monat|monate|quartal|jahr|jahre|schicht|abend|morgen|nacht|montag|freitag|halbe)\b)/i,
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

const english: Lexicon = {
  allOrNone:
    /^(?:(?:all|none|neither|both|any|every one|either)(?: (?:of )?(?:the|these|those|them|options?|answers?|statements?|choices?|above|listed|mentioned|named|here|given|three|four|two|apply|are|is|correct|right|true|false|wrong))*|(?:(?:by|with|in|through) )?(?:all|none|both|neither|any|nobody|nothing|everything) (?:of )?(?:the |these |those |them)?.*\b(?:above|options?|answers?|statements?|choices?|listed|mentioned|named|methods|measures|points)\b.*|(?:each|every|no) (?:answer|option|statement|choice)\b.*|(?:(?:both|neither|either|only)? ?(?:options?|answers?|statements?)? ?\(?(?:[A-H]|I{1,3}V?)\)?|(?:both|neither|either|only)? ?(?:options?|answers?|statements?|numbers?) \(?[1-5]\)?)(?:, ?\(?[A-HI1-5]\)?)*(?:,? ?(?:and|or|nor|&|\+) ?\(?(?:[A-H1-5]|I{1,3}V?)\)?)+(?: (?:are|is) .*| only| together| alone| apply)?|(?:only )?(?:both of )?the (?:first|last) (?:two|three)\b.*|(?:a combination|two|three) of (?:the|these) .*)$/i,
  absolute:
    /(?<!^|\bwhy )\b(?:nobody|no one)\b|\b(?:always|never|none|everything|completely|entirely|totally|absolutely|exclusively|solely|fully|invariably|impossible|guaranteed?|guarantees|forever|at any time|all the time|100 %|each and every|without exception|in (?:every|all|any) cases?|under (?:all|no|any) circumstances|at all times|no matter)\b|^(?:all|only)\b|(?<!\b(?:if|whether) )\bevery(?! (?:\w+ )?(?:second|minute|hour|day|night|week|month|quarter|year|shift|time|morning|evening|monday|friday|other)s?\b)(?=\s)/i,
  weaklyAbsolute: /(?<!-)\b(?:all|only|nothing|everywhere|everyone|everybody)\b/i,
  vague:
    /(?<![\w-])(?:often|sometimes|usually|rarely|seldom|occasionally|frequently|generally|mostly|normally|commonly|typically|regularly|infrequently|many|several|few|some|most(?= (?:of|cases|people|customers|times)|$)|much|little|plenty|various|numerous|a lot|lots|(?:very|quite|rather|fairly|pretty) (?:large|small|big|high|low|long|short|good|bad)|hardly|medium|moderate(?:ly)?|now and then|from time to time|once in a while|more or less|a bit)(?![\w-])|^(?:large|small|average|big|high|low|long|short)$/i,
  negative:
    /\b(?:not(?! only)|except|least|never|cannot|excluding|excepting)\b|n['’]t\b|\b(?:which|what|who)\b.*\bno\b(?! later| longer)|\b(?:is|are|would be)\b.*\b(?:incorrect|false|untrue|wrong|unsuitable|inappropriate)\b|\b(?:incorrect|false|untrue|wrong) (?:statement|answer|claim|option)/i,
  commonplace: wordSet(
    "company customer customers employee employees employer manager person people should questions question answer",
    "following statement statements correct called during before between against without working workplace another",
    "colleague colleagues something because",
  ),
};

/** By the language that a text was asked for in (BCP 47); nothing said means English. */
export function lexiconOf(language: string | undefined): Lexicon | undefined {
  const [primary] = (language ?? "en").split("-");
  return primary === "en" ? english : primary === "de" ? german : undefined;
}
