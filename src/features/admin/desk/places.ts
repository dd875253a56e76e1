import type { Right } from "../../../domain/accounts/rights";
import { routes } from "../../../domain/kernel/routes";
import { placeWords } from "../../../domain/operation/place-words";
import { deskParts } from "../shared/parts";

interface DeskPlace {
  name: string;
  path: string;
  /** The right for which it is there. */
  right: Right;
}

/** The places of the staff's work, in the order of the navigation. */
export const deskPlaces: readonly DeskPlace[] = [
  { name: placeWords.inbox, path: routes.adminDashboard, right: "readInquiries" },
  { name: placeWords.businesses, path: routes.adminBusinesses, right: "readBusinesses" },
  { name: placeWords.mailingList, path: routes.adminMailingList, right: "readSubscribers" },
  { name: placeWords.settings, path: routes.adminSettings, right: "readDeeds" },
];

/** The parts that were on the dashboard, and the places to which older mails and bookmarks lead from there. */
const movedParts: Partial<Record<string, string>> = {
  "mailing-list": routes.adminMailingList,
  blasts: routes.adminMailingList,
  "learning-records": routes.adminSettings,
};

/** Returns the address of a part that was on the dashboard; undefined if it is still there. */
export function movedPart(hash: string): string | undefined {
  const [part = "", search] = hash.slice(1).split("/");
  // The newest invitations are still on the dashboard; all of them are searched at their place.
  const place = part === deskParts.invitations && search ? routes.adminBusinesses : movedParts[part];
  return place && `${place}${hash}`;
}
