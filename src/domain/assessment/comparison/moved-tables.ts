// The contents of the comparison's pictures, as tables.
import { hundredths } from "../gap-profile/words";
import { levelNames } from "../gap-profile/whole-profile-words";
import type { DataTable } from "../../kernel/markdown";
import type { AreaMoved, MovedGap } from "./compare-profiles";
import { movedLabel } from "./moved-gaps";
import { areaDifference, comparisonWords, movementNames } from "./words";

const { then, now, moved, area, gap, answers, noNumber } = comparisonWords;

export function areasTable(areas: readonly AreaMoved[]): DataTable {
  const number = (share: number | undefined) => (share === undefined ? noNumber : String(hundredths(share)));
  return {
    head: [area, then, now, moved, answers],
    rows: areas.map((each) => [
      each.label,
      number(each.before),
      number(each.after),
      areaDifference(each),
      String(each.compared),
    ]),
  };
}

export function movedGapsTable(gaps: readonly MovedGap[]): DataTable {
  return {
    head: [gap, then, now, moved],
    rows: gaps.map((each) => [
      movedLabel(each),
      levelNames[each.before.level],
      levelNames[each.after.level],
      movementNames[each.movement],
    ]),
  };
}
