import { Link } from "react-router-dom";
import {
  latestReading,
  type IndicatorEntry,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { indicatorInWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { indicatorAnchor } from "../../../../domain/assessment/results/anchors";
import { LineChart } from "../../charts/line-chart";
import classes from "./key-indicators.module.css";

const smallWidth = 160;

/** An indicator where the plan promises it: its line, and what it has come to. */
export function IndicatorBesideItem({ indicator }: { indicator: IndicatorEntry }) {
  return (
    <p className={classes.beside}>
      {indicator.readings.length > 1 && <LineChart indicator={indicator} width={smallWidth} isSmall />}
      <span>
        <Link to={{ hash: indicatorAnchor(indicator.id) }}>{indicator.name}</Link>:{" "}
        {indicatorInWords(indicator, latestReading(indicator))}
      </span>
    </p>
  );
}
