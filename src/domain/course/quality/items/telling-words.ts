// Rules that rest on the words of a language.
import type { QuizQuestion } from "../../questions";
import type { Lexicon, OptionForm } from "./lexicon";
import { wordsIn } from "./words-in";

export function hasAllOrNone({ text, options }: QuizQuestion, { allOrNone }: Lexicon): boolean {
  const asksForNumber = /^(?:how many|how much|wie viele?)\b/i.test(text);
  const found = options.filter(
    (option) => allOrNone.test(plainOption(option)) && !(asksForNumber && wordsIn(option).length === 1),
  );
  // Where most options look like that, it is what they are about: classes of fire, rows of a table.
  return found.length > 0 && found.length <= options.length / 2;
}

/** An absolute term in a wrong option gives it away, unless the right one has one too or the stem turns all around. */
export function hasAbsoluteDistractor(question: QuizQuestion, lexicon: Lexicon): boolean {
  const has = (term: RegExp) => (option: string) =>
    term.test(plainOption(option)) && !lexicon.allOrNone.test(plainOption(option));
  const { options, answer } = question;
  const right = options[answer] ?? "";
  const wrong = options.filter((_, nth) => nth !== answer);
  if (has(lexicon.absolute)(right) || has(lexicon.weaklyAbsolute)(right)) return false;
  return wrong.some(has(lexicon.absolute)) || wrong.filter(has(lexicon.weaklyAbsolute)).length > 1;
}

export function hasVagueOptions({ options }: QuizQuestion, { vague }: Lexicon): boolean {
  return options.filter((option) => vague.test(option)).length >= 2;
}

/** Only the sentence that asks counts, without what it quotes and the condition that it begins with. */
export function asksNegatively({ text }: QuizQuestion, { negative }: Lexicon): boolean {
  const unquoted = text.replace(/[‘'“"„«‚][^’'”"“»‘„«‚]*[’'”"“»‘](?!\p{L})/gu, " ");
  const question =
    unquoted
      .trim()
      .split(/(?<=[.!?;])\s+(?=\S)/u)
      .at(-1) ?? "";
  if (/^(?:why|warum|weshalb|wieso|wozu)\b/i.test(question)) return false;
  const main = question
    .replace(
      /^(?:except for|apart from|außer bei|abgesehen von|if|when|where|as|wenn|falls|sofern|da|weil)\s[^,]*,/i,
      "",
    )
    .replace(
      /(?<![\s,])[\s,]+(?:if|when|because|while|although|who)\s.*$|,\s*(?:wenn|falls|weil|obwohl|nachdem|der|die|das|dass)\s.*$/i,
      "",
    );
  return negative.test(main);
}

const shortestTellingWord = 6;

/** A word of the stem that comes again in the right option only; what kind of thing is asked for may come again. */
export function hasClang({ text, options, answer }: QuizQuestion, { commonplace }: Lexicon): boolean {
  const telling = wordsIn(text.replace(/\b(?:which|what|welche[rsnm]?)\s+\p{L}+/giu, " ")).filter(
    (word) => word.length >= shortestTellingWord && !commonplace.has(word),
  );
  const right = wordsIn(options[answer] ?? "");
  const wrong = options.filter((_, nth) => nth !== answer).map(wordsIn);
  return telling.some((word) => has(right, word) && !wrong.some((words) => has(words, word)));
}

/** The word itself, another form of it, or a compound with it. */
function has(words: readonly string[], telling: string): boolean {
  return words.some((word) => {
    if (word.includes(telling)) return true;
    const differs = word.split("").findIndex((letter, nth) => letter !== telling[nth]);
    const shared = differs === -1 ? word.length : differs;
    return shared > shortestTellingWord && shared >= Math.min(word.length, telling.length) - 3;
  });
}

/** The end of the stem fits the right option, but not all of the wrong ones. */
export function hasGrammarCue(question: QuizQuestion, lexicon: Lexicon): boolean {
  const { text, options, answer } = question;
  const stem = text.replace(/(?<![\s:…._])[\s:…._]+$/u, "");
  if (/[?？]$/u.test(stem)) return false;
  const fit = options.map((option) => lexicon.fits(stem, plainOption(option)));
  if (fit[answer] !== false && fit.some((fits, nth) => nth !== answer && fits === false)) return true;
  return areUnparallel(question, lexicon);
}

/** Options of different grammatical form. One that cannot be told is taken for any, but not beside several alike. */
export function areUnparallel(question: QuizQuestion, lexicon: Lexicon): boolean {
  if (hasVagueOptions(question, lexicon)) return false;
  const compared = question.options.map(plainOption).filter((option) => !lexicon.allOrNone.test(option));
  const forms = likelyForms(compared.map((option) => (speech.test(option) ? undefined : lexicon.formOf(option))));
  const known = new Set(forms.filter((form) => form !== undefined));
  const count = (form: OptionForm) => forms.filter((each) => each === form).length;
  if (known.size === 2 && known.has("sentence") && known.has("noun")) {
    return (
      count("sentence") === 1 || compared.some((option, nth) => forms[nth] === "noun" && wordsIn(option).length < 3)
    );
  }
  if (known.size > 1) return !(asksForTime.test(question.text) && [...known].every((form) => adverbial.has(form)));
  const told = compared.filter((option, nth) => forms[nth] !== undefined && wordsIn(option).length > 1);
  if (forms.length > 2 && told.length === 1 && (count("sentence") === 1 || count("gerund") === 1)) return true;
  const [form] = known;
  const [odd, ...more] = compared.filter((_, nth) => forms[nth] === undefined);
  if (form === undefined || odd === undefined || more.length > 0 || compared.length < 3) return false;
  const isOneWord = wordsIn(odd).length === 1;
  if (form === "verb" || form === "infinitive") {
    return isOneWord ? !lexicon.asksAlone(odd) : form === "infinitive";
  }
  return form === "clause" || (form === "gerund" && isOneWord);
}

/** What somebody says may have any form. */
const speech = /^["“„«‘»]/u;

/** "The next day", "at once": both say when. */
const asksForTime = /\b(?:when|how often|how long|how soon|wann|wie oft|wie lange|wie schnell)\b/i;
const adverbial: ReadonlySet<string> = new Set(["noun", "preposition"]);

function likelyForms(forms: readonly (OptionForm | undefined)[]): (OptionForm | undefined)[] {
  const gerunds = forms.filter((form) => form === "gerund" || form === "gerund or noun").length;
  return forms.map((form) => (form === "gerund or noun" ? (gerunds > 1 ? "gerund" : undefined) : form));
}

function plainOption(option: string): string {
  return option
    .replace(/[*_`]/g, "")
    .replace(/(?<![\s.;,!])[\s.;,!]+$/u, "")
    .trim();
}
