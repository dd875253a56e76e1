/** The time that a screen shows stays right until it is drawn again. */
export function currentTime(): Date {
  return new Date();
}
