// Rules that rest on the words of a language.
import type { QuizQuestion } from "../../questions";
import type { Lexicon } from "./lexicon";
import { wordsIn } from "./words-in";

export function hasAllOrNone({ text, options }: QuizQuestion, { allOrNone }: Lexicon): boolean {
  const asksForNumber = /^(?:how many|how much|wie viele?)\b/i.test(text);
  const found = options.filter(
    (option) => allOrNone.test(plainOption(option)) && !(asksForNumber && wordsIn(option).length === 1),
  );
  // Words of most options are their subject: classes of fire, rows of a table.
  return found.length > 0 && found.length <= options.length / 2;
}

/** An absolute term in a wrong option gives it away, unless the right one has one too or the stem turns all around. */
export function hasAbsoluteDistractor(question: QuizQuestion, lexicon: Lexicon): boolean {
  const has = (term: RegExp) => (option: string) =>
    term.test(plainOption(option)) && !lexicon.allOrNone.test(plainOption(option)) && !isSpeech.test(option.trim());
  const { options, answer } = question;
  const right = options[answer] ?? "";
  const wrong = options.filter((_, nth) => nth !== answer);
  if (has(lexicon.absolute)(right) || has(lexicon.weaklyAbsolute)(right)) return false;
  return wrong.some(has(lexicon.absolute)) || wrong.filter(has(lexicon.weaklyAbsolute)).length > 1;
}

/** Words in quotation marks claim nothing about the subject. */
const isSpeech = /^[“"„«‚「].*[”"“»‘」][.!?]?$/su;

export function hasVagueOptions({ options }: QuizQuestion, { vague }: Lexicon): boolean {
  return options.filter((option) => vague.test(option)).length >= 2;
}

/** Only the sentence that asks counts, without what it quotes and the condition that it begins with. */
export function asksNegatively({ text }: QuizQuestion, { negative }: Lexicon): boolean {
  const question = askingSentence(text.replace(/[‘'“"„«‚][^’'”"“»‘„«‚]*[’'”"“»‘](?!\p{L})/gu, " "));
  // The options may answer a situation, which has a negation of its own.
  if (question.endsWith(".") && !asksInWords.test(question)) return false;
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

function askingSentence(text: string): string {
  const sentences = text.trim().split(/(?<=[.!?;])\s+(?=\S)/u);
  return sentences.at(-1) ?? "";
}

const asksInWords =
  /^(?:which|what|who|where|when|how|name|choose|select|find|tick|mark|welche|was|wer|wo|wann|wie|nenne|wähle|finde|kreuze|markiere)/i;

const shortestTellingWord = 6;

/** A situation may name its subject again; only its longer words, which are terms, give a key away. */
const shortestTerm = 8;

/** A word of the stem that comes again in the right option only; what kind of thing is asked for may come again. */
export function hasClang({ text, options, answer }: QuizQuestion, { commonplace }: Lexicon): boolean {
  const withoutKind = (words: string) => wordsIn(words.replace(/\b(?:which|what|welche[rsnm]?)\s+\p{L}+/giu, " "));
  const asked = new Set(withoutKind(askingSentence(text)));
  const telling = withoutKind(text).filter(
    (word) => word.length >= (asked.has(word) ? shortestTellingWord : shortestTerm) && !commonplace.has(word),
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

function plainOption(option: string): string {
  return option
    .replace(/[*_`]/g, "")
    .replace(/(?<![\s.;,!])[\s.;,!]+$/u, "")
    .trim();
}
