/** How long an address that nobody confirms is remembered, and how long the link in its mail confirms it. */
export const unconfirmedDays = 30;
