// The methods of a plan by their shares of the time, as its own words name them.
import type { Plan } from "../plan/plan";
import { titledItems } from "./plan-at-a-glance";

export interface MethodShare {
  readonly title: string;
  readonly percent: number;
}

/** Rounded shares are not always a hundred together. */
const [leastTogether, mostTogether] = [97, 103];

/** The items that name one share each; none where these are not the whole. */
export function methodShares({ sections }: Plan): MethodShare[] {
  const items = sections.flatMap((section, nth) => (section.id === "methods" ? titledItems(section, nth) : []));
  const shares = items.flatMap(({ item, title }) => {
    const [said, ...others] = [...item.text.matchAll(/(\d{1,3})\s?[%％٪]|[%％٪]\s?(\d{1,3})/g)];
    const percent = Number(said?.[1] ?? said?.[2] ?? 0);
    return percent > 0 && others.length === 0 ? [{ title, percent }] : [];
  });
  const together = shares.reduce((sum, { percent }) => sum + percent, 0);
  return shares.length > 1 && together >= leastTogether && together <= mostTogether ? shares : [];
}
