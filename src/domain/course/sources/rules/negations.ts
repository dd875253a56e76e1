// Compares whether two clauses deny or affirm, in English and German. A negation counts where the other clause has the
// very words that it denies. A word of exception ("only", "unless") says neither, and neither does one that denies by
// its meaning ("is missing", "protects from") beside a negation in the other clause.
import { ofParagraph } from "./of-paragraph";
import { contentStems, sentencesOf, sentenceWords, wordBase, wordStem } from "./sentence-words";

type Language = "en" | "de";

const signs = {
  en: /\b(?:not(?! only\b| even\b)|cannot|never|no(?!\.? ?\d)(?! matter\b| later\b| more than\b| less than\b)|nobody|none|nothing|neither|without|\w+n['’]t)\b/giu,
  de: /(?<![\p{L}])(?:nicht(?! nur| einmal| zuletzt)|nie|niemals|keine?[mnrs]?|keinesfalls|niemand\p{L}*|nichts|weder|ohne)(?![\p{L}])/giu,
} as const;

/** It denies what stands behind it, and nothing else of its clause. */
const ofPhrase = /^(?:without|ohne)$/iu;

/** A sentence with one of them denies all of it. */
const prohibitions = {
  en: /\b(?:forbidden|prohibited|banned|excluded?|refused?|denied|impossible)\b/giu,
  de: /(?<![\p{L}])(?:verboten\p{L}*|untersagt\p{L}*|unzulässig\p{L}*|ausgeschlossen\p{L}*|unmöglich)(?![\p{L}])/giu,
} as const;

const exceptions = {
  en: /\b(?:only(?! for an?\b| \d)|unless|except(?:ion|ions|ing)?|save for|other than|apart from)\b/iu,
  de: /(?<![\p{L}])(?:nur|außer|ausser|ausgenommen|es sei denn|sofern nicht|abgesehen von|ausnahme\p{L}*)(?![\p{L}])/iu,
} as const;

/** A negation within a condition says neither. */
const conditional = {
  en: /\b(?:(?<!even )if|whoever|anyone who|when|once|as long as|unless|until)\b[^,;]*?\b(?:no|not|\w+n['’]t|without|nobody|never)\b/iu,
  de: /(?<![\p{L}])(?:(?<!auch )wenn|wer|falls|sofern|solange|sobald|soweit)(?![\p{L}])[^,;]*?(?<![\p{L}])(?:nicht|keine?[mnrs]?|ohne|niemand|nie)(?![\p{L}])/iu,
} as const;

/** Verbs that say little: then the words behind them are denied. */
const light =
  /^(?:use[ds]?|using|do|does|done|be|been|have|has|get|give[ns]?|take[ns]?|make[s]?|made|put|go|goes|let|need(?:ed|s)?|required|allow(?:ed|s)?|permitted|possible|necessary|available|verwende[nt]*|benutz\p{L}*|nutze[nt]*|gestattet|erlaubt|zulässig|möglich|nötig|erforderlich|notwendig|geben|gibt|nehmen|machen|lassen|brauch\p{L}*|benötig\p{L}*)$/iu;

const permits =
  /(?<![\p{L}])(?:may|can|allowed|permitted|d[aü]rf\p{L}*|kann|können|erlaubt|gestattet|zulässig|möglich)(?![\p{L}])/iu;

/** Words that deny by what they mean. */
const implied = {
  en: /\b(?:out of|fail\w*|lack\w*|missing|absent|absence|reject\w*|prevent\w*|protect\w*|avoid\w*|stop\w*|ceas\w*|rul\w* out|unable|un\w{4,}ed|unnecessary|free|instead|rather|spar(?:e|es|ed)|remain\w*|stay\w*|omit\w*|skip\w*|exempt\w*|waiv\w*|drop\w*|expire\w*|hardly|rarely|superfluous|optional|voluntary|abolish\w*|withdrawn|suspend\w*|\w{3,}less|\w+-free|no longer|nil|zero)\b/iu,
  de: /(?<![\p{L}])(?:fehl\p{L}*|verweiger\p{L}*|abgelehnt|ablehn\p{L}*|lehnt|verhinder\p{L}*|hinder\p{L}*|vermeid\p{L}*|schütz\p{L}*|geschützt\p{L}*|im weg|entf[aä]ll\p{L}*|verzicht\p{L}*|frei|\p{L}{3,}frei\p{L}{0,2}|\p{L}{4,}los|un(?!ter|ser|ten|gefähr|d(?!\p{L}))\p{L}{4,}|statt(?=\s\p{L})|anstatt|anstelle|bleib\p{L}*|erspar\p{L}*|weg|gestrichen|abgeschafft|eingestellt|scheiter\p{L}*|kaum|selten|freiwillig\p{L}*|überflüssig\p{L}*|entbehrlich\p{L}*|vorbei|außer|gesperrt\p{L}*|sperr\p{L}*|null)(?![\p{L}])/iu,
} as const;

const pronoun = /^(?:they|it|he|she|this|these|sie|er|es|dies\p{L}*)(?![\p{L}])/iu;

/** The share of the best likeness that makes another clause a candidate, too. */
const nearlyAsLike = 0.8;

function clausesIn(language: Language) {
  return ofParagraph((paragraph) =>
    sentencesOf(paragraph).flatMap((sentence, nth, all) => {
      // "They did not mention it" is about whom the sentence before names.
      const before = pronoun.test(sentence) ? `${all[nth - 1] ?? ""} ` : "";
      return clausesOf(sentence, language).map((other) => ({
        other,
        all: [...(before === "" ? [] : [before + other]), other].map((words) => contentStems(words)),
      }));
    }),
  );
}

const clausesOfParagraph = { en: clausesIn("en"), de: clausesIn("de") };

/** "In no case" says never, and nothing of cases. */
const adverbs = {
  en: /\b(?:in no (?:case|way)|under no circumstances?|on no account|by no means|at no time)\b/giu,
  de: /(?<![\p{L}])(?:(?:in|auf) keine[mn] fall|unter keinen umständen|in keiner weise|zu keiner zeit|zu keinem zeitpunkt)(?![\p{L}])/giu,
} as const;

/** A negation of a duty denies a duty, and no instruction. */
const noDuty =
  /(?<![\p{L}])(?:needn['’]t|need not|no need|not (?:have|need) to|n['’]t (?:have|need) to|nicht (?:nötig|notwendig|erforderlich)|brauch\p{L}* [^,;]*nicht|muss nicht|müssen nicht)(?![\p{L}])/iu;
const duty =
  /(?<![\p{L}])(?:must|ha(?:ve|s) to|need\p{L}*|require\p{L}*|shall|necessary|(?:is|are) (?:to be )?\p{L}+(?:ed|en|t)|muss|müssen|nötig|notwendig|erforderlich|pflicht\p{L}*|(?:ist|sind) [^,;]*zu|brauch\p{L}*)(?![\p{L}])/iu;

export function negationsAgree(said: string, paragraph: string, language: Language): boolean {
  const sentence = said.replaceAll(adverbs[language], language === "en" ? "never" : "nie");
  if (exceptions[language].test(sentence) || conditional[language].test(sentence)) return true;
  const others = clausesOfParagraph[language](paragraph);
  return clausesOf(sentence, language).every((clause) => agreesWithBest(clause, others, language));
}

interface OtherClause {
  other: string;
  all: readonly ReadonlySet<string>[];
}

function agreesWithBest(clause: string, others: readonly OtherClause[], language: Language): boolean {
  const stems = contentStems(clause);
  const rated = others.map(({ other, all }) => ({
    other,
    likeness: Math.max(...all.map((each) => shareOfWords(stems, each))),
  }));
  const best = Math.max(0, ...rated.map(({ likeness }) => likeness));
  if (best === 0) return true;
  const nearest = rated.filter(({ likeness }) => likeness >= best * nearlyAsLike);
  return nearest.every(({ other }) => {
    if (deniesTheSame(clause, other, language)) return true;
    // Another one says of the same words what this one says.
    return nearest.some((one) => {
      if (one.other === other || !deniesTheSame(clause, one.other, language)) return false;
      return isNegative(clause, language)
        ? isNegative(one.other, language)
        : !deniesTheSame(other, one.other, language);
    });
  });
}

/** A comma ends a clause if so many words stand on both sides, and another subject behind it. */
const wordsOfClause = 4;
const subject =
  /^,\s(?:\p{Lu}|\d|(?:the|an?|this|these|those|all|no|each|every|it|they|he|she|we|you|his|her|their|your|der|die|das|den|dem|eine?[mnrs]?|keine?[mnrs]?|es|sie|er|wir|man|alle|jede[rns]?)(?!\p{L}))/u;

/** The parts of a sentence that may deny or affirm by themselves. */
function clausesOf(sentence: string, language: Language): string[] {
  return sentence.split(/[;–—]\s?|\s-\s/u).flatMap((part) => {
    const clauses: string[] = [];
    for (const piece of part.split(/(?=[,:]\s|\s(?:and|but|und|aber|sondern|or|oder)\s)/u)) {
      const last = clauses.at(-1);
      const both = [last ?? "", piece];
      const areBothLong = both.every((each) => sentenceWords(each).length >= wordsOfClause);
      const areBothDenying = both.every((each) => signsIn(each, language).length > 0);
      const isApart = areBothDenying || (areBothLong && (subject.test(piece) || piece.startsWith(":")));
      if (last === undefined || isApart) clauses.push(piece);
      else clauses[clauses.length - 1] = last + piece;
    }
    return clauses;
  });
}

/** Two negations make an affirmation. */
function isNegative(text: string, language: Language): boolean {
  return signsIn(text, language).length % 2 === 1;
}

function signsIn(text: string, language: Language): string[] {
  return [signs, prohibitions].flatMap((all) => [...text.matchAll(all[language])].map(([sign]) => sign));
}

function deniesTheSame(one: string, other: string, language: Language): boolean {
  const [first, second] = [signsIn(one, language), signsIn(other, language)];
  const isOneNegative = isNegative(one, language);
  if (isOneNegative === isNegative(other, language))
    return !isOfPhraseOnly(first, second) || !deniesOther(one, other, language);
  const [negative, affirmative] = isOneNegative ? [one, other] : [other, one];
  if (deniesByMeaning(affirmative, negative, language)) return true;
  if (!isOneNegative && turns.test(negative) && isBefore.test(affirmative)) return true;
  if (conditional[language].test(negative)) return true;
  if (noDuty.test(negative) && !duty.test(affirmative)) return true;
  return !deniesWordsOf(one, other, language) && !deniesWordsOf(other, one, language);
}

/** "Do not open it before ..." says "..., then open it". */
const turns = /(?<!\p{L})(?:solange|bevor|ehe|until|before|as long as)(?!\p{L})/iu;
const isBefore = /(?<!\p{L})(?:vor(?! ort)|bevor|zuerst|before|until|once)(?!\p{L})/iu;

/** Not where the other clause denies that very word: "is free" and "is not free". */
function deniesByMeaning(affirmative: string, negative: string, language: Language): boolean {
  const [word] = implied[language].exec(affirmative) ?? [];
  return word !== undefined && !sentenceWords(negative).some((other) => wordBase(other) === wordBase(word));
}

/** "Not approved" is no "approved without changes". */
function isOfPhraseOnly(first: readonly string[], second: readonly string[]): boolean {
  const arePhrases = [first, second].map((found) => found.length > 0 && found.every((sign) => ofPhrase.test(sign)));
  return first.length === 1 && second.length === 1 && arePhrases[0] !== arePhrases[1];
}

const behindSign = {
  en: new RegExp(`(?:${signs.en.source})\\s+(?:be\\s+)?([\\p{L}]+)`, "iu"),
  de: new RegExp(`(?:${signs.de.source})\\s+([\\p{L}]+)`, "iu"),
} as const;

function deniesOther(one: string, other: string, language: Language): boolean {
  const [whole, phrase] = ofPhrase.test(signsIn(one, language)[0] ?? "") ? [other, one] : [one, other];
  const affirmed = phrase.replace(/(?<!\p{L})(?:without|ohne)(?!\p{L}).*$/isu, "");
  const [, verb = ""] = behindSign[language].exec(whole) ?? [];
  return !light.test(verb) && deniesWordsOf(whole, affirmed, language);
}

/** True if what one clause denies is said by the other. */
function deniesWordsOf(one: string, other: string, language: Language): boolean {
  const stems = contentStems(other);
  if (one.search(prohibitions[language]) >= 0) return true;
  return [...one.matchAll(signs[language])].some(({ index, 0: sign }) => {
    const behind = contentWords(untilBreak(one.slice(index + sign.length)));
    const before = contentWords(one.slice(0, index));
    const denied = behind.length > 0 ? behind.slice(0, beforeNoun.test(sign) ? 2 : 1) : before.slice(-2);
    const isSaid = (words: readonly string[]) => words.every((word) => stems.has(wordStem(word)));
    const [verb = "", ...objects] = behind.slice(0, 4);
    if (light.test(verb)) {
      const about = [...before.slice(-1), ...objects].slice(0, 2);
      if (objects.length > 1 && isSaid(objects.slice(0, 2))) return true;
      if (about.length > 1 && isSaid(about)) return true;
      if (objects.length === 0 && permits.test(other) && isSaid(before.slice(-1))) return true;
    }
    return denied.length > 0 && isSaid(denied);
  });
}

function untilBreak(words: string): string {
  return words.split(/[,;:()–—]/u, 1)[0] ?? "";
}

/** Signs behind which a noun stands, and then what it does. */
const beforeNoun = /^(?:no|kein\p{L}*)$/iu;

/** The words of a stretch that carry meaning. */
function contentWords(stretch: string): string[] {
  return sentenceWords(stretch).filter((word) => contentStems(word).size > 0);
}

/** The share of their words that two sentences have in common. */
function shareOfWords(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...stems].filter((stem) => others.has(stem)).length;
  return shared === 0 ? 0 : (2 * shared) / (stems.size + others.size);
}
