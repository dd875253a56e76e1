/** Below this number of voices a round shows none of its ratings, so a round has as many slips at least. */
export const fewestVoices = 5;

/** Below this number of voices a round shows none of its sentences. */
export const fewestForSentences = 8;

export const mostSlips = 200;

export const daysOpen = 14;

/** Days after a round that shows its ratings: two rounds in a row would show what one person more has added. */
export const daysBetweenRounds = 30;

/** Characters. */
export const longestVoiceSentence = 300;

/** The rounds of one assessment, so that its list has one page. */
export const mostVoiceRounds = 100;
