import { formatList } from "../../kernel/locale";
import { routes } from "../../kernel/routes";
import { linkState, type SharedLink } from "./shared-plan";
import { sharedPartNames, sharingWords } from "./words";

/** A link as it stands in a list; without an address once it opens nothing. */
export function shownLink(id: string, link: SharedLink, { now, origin }: { now: Date; origin: string }) {
  const state = linkState(link, now);
  const title = formatList(link.parts.map((part) => sharedPartNames[part]));
  return {
    title,
    about: sharingWords.about(title, link.createdAt),
    state: sharingWords.state(state, link.expiresAt),
    madeBy: sharingWords.madeBy(link.byEmail, link.createdAt),
    address: state === "open" ? origin + routes.sharedPlan(id) : undefined,
  };
}
