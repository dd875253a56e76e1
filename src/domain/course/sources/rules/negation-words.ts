// The words, in English and German, by which a clause denies, forbids, excepts or only conditions.

export const signs = {
  en: /\b(?:not(?! only\b| even\b| (?:more|less|fewer|later|earlier|longer|shorter|higher|lower|\w+er) than\b)|cannot|never|no(?!\.? ?\d)(?! matter\b| later\b| (?:more|less|\w+er) than\b)|nobody|none|nothing|neither|without|\w+n['’]t)\b/giu,
  de: /(?<![\p{L}])(?:nicht(?! nur| einmal| zuletzt| (?:mehr|weniger|\p{L}+er) als)|nie|niemals|keine?[mnrs]?|keinesfalls|niemand\p{L}*|nichts|weder|ohne)(?![\p{L}])/giu,
} as const;

/** It denies what stands behind it, and nothing else of its clause. */
export const ofPhrase = /^(?:without|ohne)$/iu;

/** A sentence with one of them denies all of it. */
export const prohibitions = {
  en: /\b(?:forbid(?:s|den)?|prohibit(?:s|ed)?|ban(?:s|ned)?|excluded?|refused?|denied|impossible|taboo|off limits|disallowed|barred|inadmissible)\b/giu,
  de: /(?<![\p{L}])(?:verboten\p{L}*|untersagt\p{L}*|unzulässig\p{L}*|ausgeschlossen\p{L}*|unmöglich|tabu|verwehrt|unerlaubt)(?![\p{L}])/giu,
} as const;

export const exceptions = {
  en: /\b(?:only(?! for an?\b| \d)|unless|except(?:ion|ions|ing)?|save for|other than|apart from|but (?:at|in|on|for|by))\b/iu,
  de: /(?<![\p{L}])(?:nur|außer|ausser|(?<!nicht )ausgenommen|es sei denn|sofern nicht|abgesehen von|erst (?:dann|wenn|nach)|ausnahme\p{L}*)(?![\p{L}])/iu,
} as const;

export const only = {
  en: /\b(?:only|solely|exclusively)\b/iu,
  de: /(?<![\p{L}])(?:nur|ausschließlich|lediglich|allein)(?![\p{L}])/iu,
} as const;
export const evenSo = {
  en: /\b(?:even|also|still|too)\b/iu,
  de: /(?<![\p{L}])(?:auch|sogar|selbst|trotzdem|dennoch|weiterhin)(?![\p{L}])/iu,
} as const;

/** A negation within a condition says neither. */
export const conditional = {
  en: /\b(?<!\beven )(?:if|whoever|anyone who|when|once|as long as|unless|until)\b[^,;]*?\b(?:no|not|\w+n['’]t|without|nobody|never)\b/iu,
  de: /(?<![\p{L}])(?:(?<!auch )wenn|wer|falls|sofern|solange|sobald|soweit)(?![\p{L}])[^,;]*?(?<![\p{L}])(?:nicht|keine?[mnrs]?|ohne|niemand|nie)(?![\p{L}])/iu,
} as const;

/** Verbs that say little: then the words behind them are denied. */
export const light =
  /^(?:use[ds]?|using|do|does|done|be|been|have|has|get|give[ns]?|take[ns]?|make[s]?|made|put|go|goes|come|comes|komm\p{L}*|let|need(?:ed|s)?|required|allow(?:ed|s)?|permitted|possible|necessary|available|verwende[nt]*|benutz\p{L}*|nutze[nt]*|gestattet|erlaubt|zulässig|möglich|nötig|erforderlich|notwendig|geben|gibt|nehmen|machen|lassen|brauch\p{L}*|benötig\p{L}*)$/iu;

export const permits =
  /(?<![\p{L}])(?:l[aä]ss(?:t|en) sich|may|can|allowed|permitted|d[aü]rf\p{L}*|kann|können|erlaubt|gestattet|zulässig|möglich)(?![\p{L}])/iu;

/** Words that deny by what they mean. */
export const implied = {
  en: /\b(?:out of|fail\w*|lack\w*|missing|absent|absence|reject\w*|prevent\w*|protect\w*|avoid\w*|stop\w*|ceas\w*|rul\w* out|unable|un\w{2,}ed|leaves?|unnecessary|free|instead|rather|spar(?:e|es|ed)|remain(?:s|ed)?|stay\w*|omit\w*|skip\w*|exempt\w*|waiv\w*|drop\w*|expire\w*|hardly|rarely|superfluous|optional|voluntary|abolish\w*|withdrawn|suspend\w*|outstanding|pending|yet to|still to|left out|leaves? out|turn(?:s|ed)? away|declin\w*|separate\w*|different\w*|\w{3,}less|\w+-free|no longer|nil|zero)\b/iu,
  de: /(?<![\p{L}])(?:fehl\p{L}*|verweiger\p{L}*|abgelehnt|ablehn\p{L}*|lehnt|verhinder\p{L}*|hinder\p{L}*|vermeid\p{L}*|schütz\p{L}*|geschützt\p{L}*|im weg|entf[aä]ll\p{L}*|verzicht\p{L}*|frei|\p{L}{3,}frei\p{L}{0,2}|\p{L}{4,}los|un(?!ter|ser|ten|gefähr|d(?!\p{L}))\p{L}{4,}|statt(?=\s\p{L})|anstatt|anstelle|bleib\p{L}*|erspar\p{L}*|weg|gestrichen|abgeschafft|eingestellt|scheiter\p{L}*|kaum|selten|freiwillig\p{L}*|überflüssig\p{L}*|entbehrlich\p{L}*|vorbei|außer|aussteh\p{L}*|steht (?:noch )?aus|stehen (?:noch )?aus|offen|getrennt\p{L}*|verschieden\p{L}*|gesperrt\p{L}*|sperr\p{L}*|null)(?![\p{L}])/iu,
} as const;

export const pronoun = /^(?:they|it|he|she|this|these|sie|er|es|dies\p{L}*)(?![\p{L}])/iu;

/** "In no case" says never, and nothing of cases. */
export const adverbs = {
  en: /\b(?:in no (?:case|way)|under no circumstances?|on no account|by no means|at no time)\b/giu,
  de: /(?<![\p{L}])(?:(?:in|auf) keine[mn] fall|unter keinen umständen|in keiner weise|zu keiner zeit|zu keinem zeitpunkt)(?![\p{L}])/giu,
} as const;

/** "Not even the manager" denies. */
export const emphasized = /^(?:not even|nicht einmal)(?!\p{L})/iu;

/** "More than 250 ml must not stand there" is a bound, and denies nothing else. */
export const upperBound = /^\s?(?:more|less|\p{L}{3,}er) than\s|^\s?(?:mehr|weniger|\p{L}{3,}er) als\s/iu;

/** "Even without flash", where the paragraph says "only with". */
export const concession =
  /,?\s(?:even (?:if|when|though|after)|auch (?:dann\s[^,;.]{0,40},? )?wenn|selbst wenn)\s[^,;.]{1,80}/iu;

/** "..., except emergency calls" */
export const exceptionOf =
  /(?<!\p{L})(?:except(?:ing)?(?: for)?|with the exception of|apart from|außer|ausgenommen|mit ausnahme)\s([^,;.:()]{3,60})/iu;

/** "..., not in the interview": what stands before it says the same. */
export const contrast = /,\s(?:and |und )?(?:not|nicht)\s(?!\p{L}+(?:ed|en|t)[.\s]*$)[^,;.]{1,40}[.\s]*$/iu;

/** "..., but not in the pool" */
export const restriction = /,\s(?:[^,;.]{1,40}\s)?(?:jedoch|aber|however) (?:not|nicht)[.\s]*$/iu;

/** A negation of a duty denies a duty, and no instruction. */
export const noDuty =
  /(?<![\p{L}])(?:needn['’]t|need not|no need|not (?:have|need) to|n['’]t (?:have|need) to|nicht (?:nötig|notwendig|erforderlich)|brauch\p{L}* [^,;]*nicht|muss nicht|müssen nicht)(?![\p{L}])/iu;
export const duty =
  /(?<![\p{L}])(?:must|ha(?:ve|s) to|need\p{L}*|require\p{L}*|shall|necessary|(?:is|are) (?:to be )?\p{L}+(?:ed|en|t)|muss|müssen|nötig|notwendig|erforderlich|pflicht\p{L}*|(?:ist|sind) (?:[^,;]*\s)?(?:zu|\p{L}{2,}zu\p{L}{3,}en)|brauch\p{L}*)(?![\p{L}])/iu;

/** "Do not open it before ..." says "..., then open it". */
export const turns = /(?<!\p{L})(?:solange|bevor|ehe|während|wenn|until|before|as long as|while|when)(?!\p{L})/iu;
export const isBefore = /(?<!\p{L})(?:vor(?! ort)|bevor|zuerst|erst|nachdem|before|until|once)(?!\p{L})/iu;

/** Signs behind which a noun stands, and then what it does. */
export const beforeNoun = /^(?:no|kein\p{L}*)$/iu;

/** Words between a negation and what it denies. */
export const passing =
  /^(?:yet|already|still|ever|always|any(?:more|where|one|body|thing)?|same|own|actually|noch|schon|bereits|immer|selbst|(?:der|die|das|dem|den)selben?|dasselbe|gleich(?:e[nmrs]?|zeitig)?|irgend\p{L}*|derzeit|currently)$/iu;

/** Two negations make an affirmation. */
export function isNegative(text: string, language: "en" | "de"): boolean {
  return signsIn(text, language).length % 2 === 1;
}

export function signsIn(text: string, language: "en" | "de"): string[] {
  return [signs, prohibitions].flatMap((all) => [...text.matchAll(all[language])].map(([sign]) => sign));
}
