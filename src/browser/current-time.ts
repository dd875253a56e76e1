/** What a screen shows by it is right until it is drawn again. */
export function currentTime(): Date {
  return new Date();
}
