import type { Lexicon } from "./lexicon";
import { wordSet } from "./words-in";

export const english: Lexicon = {
  allOrNone:
    /^(?:(?:all|none|neither|both|any|every one|either)(?: (?:of )?(?:the|these|those|them|options?|answers?|statements?|choices?|above|listed|mentioned|named|here|given|three|four|two|apply|are|is|correct|right|true|false|wrong))*|(?:(?:by|with|in|through) )?(?:all|none|both|neither|any|nobody|nothing|everything) (?:of )?(?:the |these |those |them)?.*\b(?:above|options?|answers?|statements?|choices?|listed|mentioned|named|methods|measures|points)\b.*|(?:each|every|no) (?:answer|option|statement|choice)\b.*|(?:(?:both|neither|either|only)? ?(?:options?|answers?|statements?)? ?\(?(?:[A-H]|I{1,3}V?)\)?|(?:both|neither|either|only)? ?(?:options?|answers?|statements?|numbers?) \(?[1-5]\)?)(?:, ?\(?[A-HI1-5]\)?)*(?:,? ?(?:and|or|nor|&|\+) ?\(?(?:[A-H1-5]|I{1,3}V?)\)?)+(?: (?:are|is) .*| only| together| alone| apply)?|(?:only )?(?:both of )?the (?:first|last) (?:two|three)\b.*|(?:a combination|two|three) of (?:the|these) .*)$/i,
  absolute:
    /\b(?:always|never|nobody|no one|none|everything|completely|entirely|totally|absolutely|exclusively|solely|fully|invariably|impossible|guaranteed?|guarantees|forever|at any time|all the time|100 %|each and every|without exception|in (?:every|all|any) cases?|under (?:all|no|any) circumstances|at all times|no matter)\b|^(?:all|only)\b|\bevery(?! (?:\w+ )?(?:second|minute|hour|day|night|week|month|quarter|year|shift|time|morning|evening|monday|friday|other)s?\b)(?=\s)/i,
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
