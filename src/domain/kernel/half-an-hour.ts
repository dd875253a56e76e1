import { booking } from "./brand";
import { routes } from "./routes";

/** The way to a talk: the firm's calendar, or else the inquiry form with that subject. */
export const halfAnHour = {
  label: "Half an hour with us",
  to: booking.link ?? routes.halfAnHour,
} as const;
