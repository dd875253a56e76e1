// Holds a second plan to what has moved since the round before it. An item says by its mark what has become of the gaps
// that it is for; a gap that is open is never called closed, and one that is closed is no priority any more.
import type { MovedGap, Movement } from "../comparison/compare-profiles";
import { isStillOpen } from "../comparison/moved-gaps";
import type { Gap } from "../gap-profile/ranking";
import type { Plan, PlanSection } from "../plan/plan";
import type { ResolvedReference } from "../plan/references";
import type { SinceMark } from "../plan/since-marks";

/** A gap of which the plan says something else than the two rounds do, and where. */
export interface Misstated {
  readonly moved: MovedGap;
  readonly sections: readonly PlanSection["id"][];
}

export interface SinceFindings {
  /** Open now, and called something else than the rounds say. */
  readonly calledClosed: readonly Misstated[];
  /** Closed since, and called open or put among the priorities. */
  readonly calledOpen: readonly Misstated[];
  /** Gaps that press, were there last time and of which no item says that they are still open. */
  readonly notCalledOpen: readonly Gap[];
}

export const noSinceFindings: SinceFindings = { calledClosed: [], calledOpen: [], notCalledOpen: [] };

export function sinceMarkFor(movement: Movement): SinceMark {
  if (movement === "closed" || movement === "new") return movement;
  return "still open";
}

/** `pressing` are the gaps that the plan deals with and has to. */
export function checkSince(
  { sections }: Plan,
  moved: readonly MovedGap[],
  pressing: readonly Gap[],
  resolve: (reference: string) => ResolvedReference | undefined,
): SinceFindings {
  const byReference = new Map(moved.map((gap) => [gap.after.reference, gap]));
  const said = sections.flatMap(({ id, items }) =>
    items.flatMap(({ references, since }) =>
      references.flatMap((reference) => {
        const gap = byReference.get(resolve(reference)?.reference ?? "");
        return gap ? [{ gap, section: id, since }] : [];
      }),
    ),
  );
  const misstated = (gaps: readonly MovedGap[], isWrong: (one: (typeof said)[number]) => boolean): Misstated[] =>
    gaps.flatMap((gap) => {
      const wrong = said.filter((one) => one.gap === gap && isWrong(one));
      return wrong.length === 0 ? [] : [{ moved: gap, sections: [...new Set(wrong.map(({ section }) => section))] }];
    });
  const isOtherwise = ({ gap, since }: (typeof said)[number]) =>
    since !== undefined && since !== sinceMarkFor(gap.movement);
  return {
    calledClosed: misstated(
      moved.filter(({ movement }) => movement !== "closed"),
      isOtherwise,
    ),
    calledOpen: misstated(
      moved.filter(({ movement }) => movement === "closed"),
      (one) => isOtherwise(one) || (one.section === "priorities" && one.since === undefined),
    ),
    notCalledOpen: pressing.filter((gap) => {
      const of = byReference.get(gap.reference);
      return (
        of !== undefined && isStillOpen(of.movement) && !said.some((one) => one.gap === of && one.since !== undefined)
      );
    }),
  };
}
