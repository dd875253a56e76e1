import type { Lexicon, OptionForm } from "./lexicon";
import { numberWords, wordSet, wordsIn } from "./words-in";

const determiners = wordSet(
  "a an the this that these those my your his her its our their no every each another some any both",
);
const pronouns = wordSet("i you he she it we they there one everybody everyone nobody somebody someone");
const prepositions = wordSet(
  "about above across after against along among around at before behind below beside between by down during for from in",
  "inside into like near next of off on onto out outside over past per since through throughout toward towards under",
  "until up upon via with within without",
);
const finiteVerbs = wordSet(
  "is are was were has have had must may might can cannot could should shall will would does do did isn't aren't can't",
);
/** They end like nouns or participles and say what to do. */
const verbsLikeNouns = wordSet(
  "offer order answer enter cover deliver consider remember register transfer filter water gather lower alter monitor",
  "feed speed open tighten loosen shorten strengthen press pass discuss address process assess focus",
);
const causes = wordSet("because so that although though whereas");
const timeClause = /^(?:as soon as|when|once|until|before|after|as long as|while|if|unless|only)\b/i;
/** They end like gerunds and are things. */
const things = wordSet(
  "thing nothing something anything everything king ring spring string wing building ceiling morning evening clothing",
  "during training meeting briefing heating wiring lightning sling missing lasting remaining existing",
);
const nonVerbs = wordSet(
  "half all twice double such as than like and or but if what who how where which even whether not more less once both",
);
const objects = wordSet(
  "the a an it them him her your his their our my its this these up out off away back down everything",
);
const adverbsFirst = /^(?:always|never|only|just|simply|immediately|first|not|do not|don't)\s+/i;
const verbsAlone = wordSet(
  "wait stop pause leave run walk shout listen ask answer reply help nod smile laugh argue agree refuse decline accept",
  "complain continue resign sleep rest breathe sit stand pay sign call act react report retry restart reboot rinse",
  "undo save quit exit click scroll delete ignore hide escape evacuate investigate apologise apologize",
);
const relativeWords = wordSet("that which who whose what how where when if");
const numerals = numberWords(
  [
    "two three four five six seven eight nine ten eleven",
    "twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ],
  "thirty forty fifty sixty seventy eighty ninety hundred",
);
const modalEnd = /\b(?:to|must|should|can|may|will|shall|could|would)$/i;

export const english: Lexicon = {
  allOrNone:
    /^(?:(?:all|none|neither|both|any|every one|either)(?: (?:of )?(?:the|these|those|them|options?|answers?|statements?|choices?|above|listed|mentioned|named|here|given|three|four|two|apply|are|is|correct|right|true|false|wrong))*|(?:(?:by|with|in|through) )?(?:all|none|both|neither|any|nobody|nothing|everything) (?:of )?(?:the |these |those |them)?.*\b(?:above|options?|answers?|statements?|choices?|listed|mentioned|named|methods|measures|points)\b.*|(?:each|every|no) (?:answer|option|statement|choice)\b.*|(?:(?:both|neither|either|only)? ?(?:options?|answers?|statements?)? ?\(?(?:[A-H]|I{1,3}V?)\)?|(?:both|neither|either|only)? ?(?:options?|answers?|statements?|numbers?) \(?[1-5]\)?)(?:, ?\(?[A-HI1-5]\)?)*(?:,? ?(?:and|or|nor|&|\+) ?\(?(?:[A-H1-5]|I{1,3}V?)\)?)+(?: (?:are|is) .*| only| together| alone| apply)?|(?:only )?(?:both of )?the (?:first|last) (?:two|three)\b.*|(?:a combination|two|three) of (?:the|these) .*)$/i,
  absolute:
    /\b(?:always|never|nobody|no one|none|everything|completely|entirely|totally|absolutely|exclusively|solely|fully|invariably|impossible|guaranteed?|guarantees|forever|at any time|all the time|100 %|each and every|without exception|in (?:every|all|any) cases?|under (?:all|no|any) circumstances|at all timeClause|no matter)\b|^(?:all|only)\b|\bevery(?! (?:\w+ )?(?:second|minute|hour|day|night|week|month|quarter|year|shift|time|morning|evening|monday|friday|other)s?\b)(?=\s)/i,
  weaklyAbsolute: /(?<!-)\b(?:all|only|nothing|everywhere|everyone|everybody)\b/i,
  vague:
    /(?<![\w-])(?:often|sometimes|usually|rarely|seldom|occasionally|frequently|generally|mostly|normally|commonly|typically|regularly|infrequently|many|several|few|some|most(?= (?:of|cases|people|customers|timeClause)|$)|much|little|plenty|various|numerous|a lot|lots|(?:very|quite|rather|fairly|pretty) (?:large|small|big|high|low|long|short|good|bad)|hardly|medium|moderate(?:ly)?|now and then|from time to time|once in a while|more or less|a bit)(?![\w-])|^(?:large|small|average|big|high|low|long|short)$/i,
  negative:
    /\b(?:not(?! only)|except|least|never|cannot|excluding|excepting)\b|n['’]t\b|\b(?:which|what|who)\b.*\bno\b(?! later| longer)|\b(?:is|are|would be)\b.*\b(?:incorrect|false|untrue|wrong|unsuitable|inappropriate)\b|\b(?:incorrect|false|untrue|wrong) (?:statement|answer|claim|option)/i,
  contracted: new Map(),
  numerals,
  relative: /\b(?:that|which|who)\b/i,
  endings: /(?<=\p{L}{3})(?:ying|ie[sd]|y|ing|ed|es|(?<!s)s|e)$/u,
  linking: /\b(?:of|and|or)\b/i,
  ordering: /\b(?:first|then|next|from|to|before|after|than|into|over|under|above|below|followed)\b|,.*,|→|->|>/i,
  fillers: wordSet(
    "just simply really please my your his her our their a an the of is are was be it its he she they that this which who do does did has have had one 1 would will there",
  ),
  commonplace: wordSet(
    "company customer customers employee employees employer manager person people should questions question answer",
    "following statement statements correct called during before between against without working workplace another",
    "colleague colleagues something because",
  ),
  asksAlone: (word) => verbsAlone.has(word.toLowerCase()) || /\w{3}(?:i[sz]e|ify|ate)$/i.test(word),
  formOf: englishForm,
  fits: fitsEnglish,
};

function englishForm(option: string): OptionForm | undefined {
  if (option.endsWith("?")) return "sentence";
  const text = option
    .replace(adverbsFirst, "")
    .replace(/,\s.*$/, "")
    .replace(/(?<=\w)-(?=\w)/g, "");
  const words = wordsIn(text);
  const [first = "", second = ""] = words;
  if (/\p{N}/u.test(first)) return undefined;
  if (timeClause.test(text)) return "preposition";
  if (causes.has(first) && words.length > 2) return "clause";
  if (/^(?:in order )?to\b/i.test(text) && !determiners.has(second)) return "infinitive";
  if (first.length > 4 && first.endsWith("ing") && !finiteVerbs.has(second) && !things.has(first)) {
    const isPlain = words.length > 1 && !objects.has(second) && !prepositions.has(second) && !determiners.has(second);
    return isPlain ? "gerund or noun" : "gerund";
  }
  if (/^(?:it|them|him|her|up|out|off|away|back|down)$/.test(second) && isImperative(first)) return "verb";
  if (/^(?:it|them|him|her)$/.test(second) && isThirdPerson(first)) return "third person";
  if (statesSomething(words)) return "sentence";
  if (prepositions.has(first)) return "preposition";
  if (determiners.has(first)) return "noun";
  if (words.length === 1 && /\w{3}ly$/.test(first)) return "preposition";
  if (words.length === 1 && /\w{3}(?:tion|sion|ment|ness|ity|ship|ance|ence|ism)$/.test(first)) return "noun";
  if (objects.has(second) && isImperative(first)) return "verb";
  if (objects.has(second) && /[^s]s$/.test(first)) return "third person";
  return undefined;
}

function isImperative(word: string): boolean {
  if (verbsLikeNouns.has(word)) return true;
  return !nonVerbs.has(word) && !pronouns.has(word) && !determiners.has(word) && !/(?:ed|en|s|er|or)$/.test(word);
}

function isThirdPerson(word: string): boolean {
  const isOther = [nonVerbs, prepositions, finiteVerbs, determiners].some((words) => words.has(word));
  return /[^s]s$/.test(word) && !isOther;
}

function statesSomething(words: readonly string[]): boolean {
  const [first = ""] = words;
  if (pronouns.has(first) && words.length > 2) return true;
  const verb = words.findIndex((word) => finiteVerbs.has(word));
  const relative = words.findIndex((word) => relativeWords.has(word));
  const before = relative === -1 ? words : words.slice(0, relative + 1);
  if (determiners.has(first) && before.some((word, nth) => nth > 1 && isVerbOfThird(word, words[nth + 1]))) return true;
  const relatives = words.filter((word) => relativeWords.has(word)).length;
  const verbs = words.filter((word, nth) => finiteVerbs.has(word) && words[nth - 1] !== "to").length;
  if (relatives > 0 && verbs > relatives) return true;
  return verb > 0 && verb < 7 && (relative === -1 || relative > verb);
}

/** "Takes three minutes", "changes the plan". */
function isVerbOfThird(word: string, next = ""): boolean {
  return (
    /[^su]s$/.test(word) &&
    (determiners.has(next) ||
      numerals.has(next) ||
      relativeWords.has(next) ||
      /^(?:it|them|him|her|out|soon|alone|again|late|early|well|fast|faster)$|ly$/.test(next))
  );
}

/** By `a` and `an`, by the number of the verb, and by what follows `to` and a modal verb. */
function fitsEnglish(stem: string, option: string): boolean | undefined {
  const article = /\ban?$/i.exec(stem)?.[0].toLowerCase();
  if (article !== undefined) return /^a\(n\)|a\/an$/i.test(stem) ? undefined : articleBefore(option) === article;
  if (/\b(?:are|were)(?: the| our| all| always)?$/i.test(stem))
    return !/^an? /i.test(option) && (isPlural(option) ? true : isSingular(option) ? false : undefined);
  if (/\b(?:is|was)$/i.test(stem)) return !option.includes(",") && isPlural(option) ? false : undefined;
  if (modalEnd.test(stem))
    return ["gerund", "noun", "sentence", "clause"].includes(englishForm(option) ?? "") ? false : undefined;
  return undefined;
}

/** The sound decides: letters are said by their names, some vowels as consonants. */
function articleBefore(option: string): "a" | "an" {
  const [word = ""] = /[\p{L}\p{N}]+/u.exec(option) ?? [];
  if (/^[A-Z]{2,5}s?$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  if (/^(?:8|11|18)/.test(word)) return "an";
  if (/^(?:uni|use|usa|usu|eu|one|once|ute|ur[aei])/i.test(word)) return "a";
  return /^(?:[aeiou]|hour|honest|hono|heir)/i.test(word) ? "an" : "a";
}

function isPlural(option: string): boolean {
  const head = headOf(option).at(-1) ?? "";
  return (
    /\band\b/i.test(option) ||
    (/[^s]s$/.test(head) && !/(?:us|is|ss)$/.test(head)) ||
    /^(?:people|men|women|children|data|media|criteria)$/.test(head)
  );
}

function isSingular(option: string): boolean {
  return headOf(option).length < 3;
}

/** The words before what belongs to them. */
function headOf(option: string): string[] {
  return wordsIn(option.replace(/\b(?:of|on|in|for|with|from|that|which|to|at)\b.*$/i, ""));
}
