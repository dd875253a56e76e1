import { useState, type KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import type { HeatMap, HeatMapCell } from "../../../domain/assessment/gap-profile/heat-map";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import { labelWithTeam } from "../../../domain/assessment/gap-profile/words";
import { wholeProfileWords } from "../../../domain/assessment/gap-profile/whole-profile-words";
import { resultsWords } from "../../../domain/assessment/results/words";
import { HeatMapChart, writtenIn } from "./heat-map-chart";
import classes from "./picture.module.css";

interface GapMapProps {
  heatMap: HeatMap;
  gaps: readonly Gap[];
  width: number;
  /** Returns the address of a gap's details. */
  linkTo: (gap: Gap) => string;
}

/** The heat map with a link in each cell that is a gap. It is one stop of the Tab key; the arrow keys move within. */
export function GapMap({ heatMap, gaps, width, linkTo }: GapMapProps) {
  const byReference = new Map(gaps.map((gap) => [gap.reference, gap]));
  const gapOf = ({ reference }: HeatMapCell) => (reference === undefined ? undefined : byReference.get(reference));
  const first = heatMap.rows.flatMap(({ cells }) => cells.flatMap((cell) => gapOf(cell) ?? []))[0];
  const [entered, setEntered] = useState<string>();
  const stop = entered !== undefined && byReference.has(entered) ? entered : first?.reference;

  return (
    <div onKeyDown={moveBetweenCells}>
      <HeatMapChart
        heatMap={heatMap}
        width={width}
        withCell={(drawn, cell) => {
          const gap = gapOf(cell);
          if (!gap) return drawn;
          return (
            <Link
              className={classes.cell}
              to={linkTo(gap)}
              tabIndex={gap.reference === stop ? 0 : -1}
              aria-label={resultsWords.cellOf(
                labelWithTeam(gap),
                wholeProfileWords.ratingAndLevel(writtenIn(cell), gap.level),
              )}
              onFocus={() => setEntered(gap.reference)}
            >
              {drawn}
            </Link>
          );
        }}
      />
    </div>
  );
}

/** To the next cell that leads somewhere, in the direction of the key. */
function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const directions: Record<string, [number, number]> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
  };
  const direction = directions[event.key];
  const from = document.activeElement;
  if (!direction || !from || !event.currentTarget.contains(from)) return;
  event.preventDefault();
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(from);
  const [ahead] = [...event.currentTarget.querySelectorAll("a")]
    .map((link) => {
      const { x, y } = middle(link);
      const [across, down] = [x - here.x, y - here.y];
      const along = across * direction[0] + down * direction[1];
      const aside = Math.abs(across * direction[1]) + Math.abs(down * direction[0]);
      return { link, along, aside };
    })
    .filter(({ along, aside }) => along > 1 && aside < along + 1)
    .sort((one, other) => one.along + 3 * one.aside - (other.along + 3 * other.aside));
  ahead?.link.focus();
}
