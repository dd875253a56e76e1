// Puts the ground of a whole assessment's gap profile, and its heat map, into sentences.
import type { GapProfile } from "./gap-profile";
import type { HeatMap } from "./heat-map";
import type { Unread } from "./read-profile";
import { wholeProfileWords } from "./whole-profile-words";
import { labelWithTeam } from "./words";

/** Describes the basis of the profile. Only a complete one is called 100%, and only an empty one 0%. */
export function coverageInWords({ coverage, unread, contexts }: GapProfile): string {
  const open = unread.length + contexts.filter(({ rating }) => rating === undefined).length;
  if (open === 0) return wholeProfileWords.allRated;
  if (coverage === 0) return wholeProfileWords.noneRated;
  return wholeProfileWords.covered(Math.min(99, Math.max(1, Math.round(coverage * 100))));
}

/** Returns the unread indicators, grouped under the organization and under each team. */
export function unreadByPlace(unread: readonly Unread[]): { place: string; labels: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { team, label } of unread) {
    const place = team ?? wholeProfileWords.theOrganization;
    places.set(place, [...(places.get(place) ?? []), label]);
  }
  return [...places].map(([place, labels]) => ({ place, labels }));
}

/** Describes the heat map, as far as a sentence can hold it. */
export function heatMapInWords({ columns, rows }: HeatMap): string {
  const { heatMap, noCritical, moreCritical } = wholeProfileWords;
  const critical = rows.flatMap(({ team, cells }) =>
    cells.flatMap(({ level }, nth) =>
      level === "critical" ? labelWithTeam({ label: columns[nth]?.label ?? "", team }) : [],
    ),
  );
  const most = 12;
  const named = critical.length === 0 ? [noCritical] : critical.slice(0, most);
  const rest = critical.length > most ? [moreCritical(critical.length - most)] : [];
  return heatMap(rows.length, columns.length, [...named, ...rest].join("; "));
}
