// The sentences of the needs check's own page.
import { plural } from "../../kernel/locale";

export const needsCheckWords = {
  title: "Three-minute needs check",
  lead: "Twelve ratings show where training would help, and where something else has to come first. It is free, needs no account, and uses no language model.",
  stays: "Your ratings stay in this browser, unless you send them with an inquiry.",
  sections: {
    direction: "Where you are going",
    business: "How business goes",
    todayAndTomorrow: "Today and tomorrow",
    team: "One team: the one you know best",
  },
  /** Stands behind what was rated of it: “Role clarity in your team”. */
  team: "your team",
  rated: (rated: number, all: number) => `${rated} of ${all} rated`,
  show: "Show what it says",
  nothingRated: "Rate at least one of them first.",
  result: "What your ratings say",
  partial: (open: number) =>
    `${plural(open, { one: "1 rating is", other: "# ratings are" })} still open. What is not rated is never counted as a gap.`,
  mostPressing: "Most pressing",
  picture: "At a glance",
  limits:
    "Twelve ratings are a first look. The whole assessment asks about each team and what stands behind a rating, and ends in a plan.",
  sendAlong: "Write to us about it",
  ratingsAlong: "Send my ratings along",
  clear: "Clear my ratings",
  cleared: "Your ratings are cleared.",
  yourRatings: "Your ratings",
  notRated: "not rated",
  ratingOf: (rating: string) => `${rating} of 5`,
} as const;
