import { booking } from "./brand";
import { halfAnHourWords } from "./half-an-hour-words";
import { routes } from "./routes";

/** The way to a talk: the firm's calendar, or else the inquiry form with that subject. */
export const halfAnHour = {
  label: halfAnHourWords.label,
  to: booking.link ?? routes.halfAnHour,
} as const;
