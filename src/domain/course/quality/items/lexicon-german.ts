import { genderOf } from "./german-gender";
import type { Lexicon, OptionForm } from "./lexicon";
import { numberWords, wordSet, wordsIn } from "./words-in";

const germanDeterminers = wordSet(
  "einfach eben bitte wirklich gerade der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner jeder jede jedes jeden mein",
  "meine sein seine seinen ihr ihre ihren unser unsere dieser diese dieses diesen beide zwei drei",
);
const germanPronouns = wordSet("ich du er sie es wir man jemand niemand wer");
const germanPrepositions = wordSet(
  "ab an am ans auf aufs aus außerhalb bei beim bis durch durchs entlang für fürs gegen gegenüber hinter in im innerhalb ins",
  "mit mittels mithilfe nach neben ohne per seit statt trotz über um unter unterhalb vom von vor während wegen zu zum zur",
  "zwischen dank laut pro anhand aufgrund",
);
const germanReasons = wordSet("weil damit da dass obwohl indem sodass ob");
const germanTimes = /^(?:sobald|bevor|nachdem|solange|während|bis|sowie|wenn|falls|sofern)\s/i;
const germanVerbs = wordSet(
  "ist sind war waren hat haben hatte wird werden wurde wurden muss müssen kann können darf dürfen soll sollen sollte will",
  "mag gilt gibt geht steht liegt läuft bleibt darf dient braucht lässt hilft lernt lehrt sieht hört scheint pflegt",
);
const notVerbs = wordSet("oder und sowie nicht mehr jetzt sofort erst selbst meist fast laut seit mit gut weit");
const leadingAdverbs = /^(?:immer|nie|niemals|nur|auch|schon|noch|einfach|sofort|zuerst|nicht|stets)\s+/i;
const articleEnd =
  /(?<!\p{L})(k?ein|k?eine|k?einen|einem|einer|der|die|das|den|dem|zum|zur|im|am|beim|vom|ins|des|eines|jede[nrs]?|seinen?|ihren?)(?:\s+\p{Ll}+e[nmrs]?)?$/iu;

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
  contracted: new Map(
    Object.entries({
      aufs: "auf",
      im: "in",
      ins: "in",
      am: "an",
      ans: "an",
      zum: "zu",
      zur: "zu",
      beim: "bei",
      vom: "von",
    }),
  ),
  numerals: numberWords(
    [
      "zwei drei vier fünf sechs sieben acht neun zehn elf",
      "zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    ],
    "dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert",
  ),
  relative: /,\s(?:der|die|das)\s/i,
  endings: /(?<=\p{L}{3})(?:ende[mnrs]?|e[mnrs]?|n|s)$/u,
  linking: /(?<!\p{L})(?:und|oder|des)(?!\p{L})/iu,
  ordering: /(?<!\p{L})(?:zuerst|dann|danach|erst|nach|von|vor|zu|zum|zur|über|unter|an|als|in)(?!\p{L})|,.*,|→|->/iu,
  fillers: wordSet(
    "einfach eben bitte wirklich gerade der die das den dem des ein eine einen einem einer eines 1 und es er sie man ich wir ist sind darf dürfen das hat haben",
  ),
  commonplace: wordSet(
    "arbeit arbeitgeber arbeitnehmer mitarbeiter mitarbeiterin beschäftigte beschäftigten unternehmen betrieb kunden welche",
    "welcher welches welchen folgenden aussage aussagen richtig sollte sollten bedeutet person personen kollege kollegen",
    "kollegin werden wurden vorgesetzte zwischen während einer welchem stelle wichtigste",
  ),
  asksAlone: (word) => /(?:e[lr]?n|tun|sein)$/i.test(word),
  formOf: germanForm,
  fits: fitsGerman,
};

function germanForm(option: string): OptionForm | undefined {
  if (option.endsWith("?")) return "sentence";
  const text = option.replace(leadingAdverbs, "").replace(/,\s.*$/, "");
  const words = wordsIn(text);
  const [first = "", second = "", third = ""] = words;
  const last = text.split(/\s+/).at(-1) ?? "";
  if (/\p{N}/u.test(first)) return undefined;
  if (germanTimes.test(text)) return "preposition";
  if (germanReasons.has(first) && words.length > 2) return "clause";
  const verb = verbAfterNoun(text);
  if (germanVerbs.has(verb) || germanVerbs.has(second) || germanPronouns.has(second) || statesWhole(option))
    return "sentence";
  if (germanPronouns.has(first) && words.length === 2) return undefined;
  if (germanPronouns.has(first) && /(?:t|en|st|e)$/.test(second)) return "sentence";
  if (first === "das" && germanPronouns.has(third)) return "sentence";
  if (isInfinitive(last) && words.length > 1) return "infinitive";
  if (/(?:t|en|st)$/.test(verb)) return "sentence";
  if (germanPrepositions.has(first)) return "preposition";
  if (germanDeterminers.has(first)) return "noun";
  if (words.length === 1 && /(?:voll|weise|los|haft|bar|lich|ig|sam)$/.test(first)) return "preposition";
  return undefined;
}

/** "Ziel, Frist und Weg sind besprochen": the verb comes late. */
function statesWhole(option: string): boolean {
  return (
    /\s(?:ist|sind|war|waren|wird|werden)\s/.test(option) &&
    !/,?\s(?:weil|dass|wenn|wie|was|ob|damit)\s|,\s(?:der|die|das)\s/.test(option)
  );
}

/** In German a verb is written small, a noun is not. */
function isInfinitive(last: string): boolean {
  return (
    /^\p{Ll}+(?:en|eln|ern)$|^(?:tun|sein)$/u.test(last) &&
    !germanPrepositions.has(last) &&
    !/^(?:oben|unten|außen|innen|hinten|vorn|morgen)$/.test(last)
  );
}

/** The word after a noun and what determines it, where it may be a verb; else nothing. */
function verbAfterNoun(text: string): string {
  const [, opening = "", verb = ""] =
    /^((?:\p{L}\p{Ll}+\s+)(?:\p{Ll}+\s+)*?)?\p{Lu}[\p{L}-]*\s+(?:de[rs]\s+\p{Lu}[\p{L}-]*\s+)?(\p{Ll}+)(?=\s|$)/u.exec(
      text,
    ) ?? [];
  const [first = ""] = wordsIn(text);
  if (germanPrepositions.has(first) || (opening === "" && germanDeterminers.has(first)))
    return germanVerbs.has(verb) ? verb : "";
  return germanPrepositions.has(verb) || germanDeterminers.has(verb) || notVerbs.has(verb) ? "" : verb;
}

/** By the article that the stem ends with and the gender of the noun, and by the number of the verb. */
function fitsGerman(stem: string, option: string): boolean | undefined {
  if (/\/\s*einen?r?$|\(e\)$|\(n\)$/i.test(stem)) return undefined;
  const found = articleEnd.exec(stem);
  const article = found?.[1]?.toLowerCase();
  if (article !== undefined) {
    const isGoverned = article === "der" && germanPrepositions.has(wordsIn(stem.slice(0, found?.index)).at(-1) ?? "");
    if (isGoverned && genitive.test(option)) return false;
    const gender = genderOf(option);
    return gender === undefined ? undefined : (isGoverned ? "fp" : gendersAfter[article])?.includes(gender);
  }
  if (/\b(?:ist|war)$/i.test(stem)) return /^(?!.*,).*\bund\b/i.test(option) ? false : undefined;
  if (/\b(?:sind|waren)$/i.test(stem))
    return /\bund\b/i.test(option) ? true : /^(?:der|das|ein|eine) /i.test(option) ? false : undefined;
  return undefined;
}

/** Of masculine and neuter nouns. English plurals end otherwise. */
const genitive = /(?:[bcdfghjklmnpqrstvwxzß]{2}es|ßes|(?:[aeiouäöü]ch|\p{L}{3}[aeu]g|ang|[fk]t|uf|all|um|eb)s)$/u;

const gendersAfter: Record<string, string> = {
  ein: "mn",
  eine: "f",
  einen: "m",
  einem: "mn",
  einer: "f",
  der: "m",
  die: "fp",
  das: "n",
  den: "mp",
  dem: "mn",
  kein: "mn",
  keine: "fp",
  keinen: "mp",
  zum: "mn",
  zur: "f",
  im: "mn",
  am: "mn",
  beim: "mn",
  vom: "mn",
  ins: "n",
  des: "mn",
  eines: "mn",
  jede: "f",
  jeden: "m",
  jeder: "m",
  jedes: "n",
  seinen: "mp",
  ihren: "mp",
};
