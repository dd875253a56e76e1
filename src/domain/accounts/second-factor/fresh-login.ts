/** The time for which a login counts as fresh: long enough to write a blast or to send a long file. */
export const freshLoginMinutes = 15;
