import type { MethodShare } from "../../../../domain/assessment/results/method-shares";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { DrawnToWidth } from "../../charts/drawn-to-width";
import { ShareBar, type Tone } from "../../charts/share-bar";
import { ShareLegend } from "../../charts/share-legend";
import classes from "./overview.module.css";

const tones: readonly Tone[] = ["forest", "none", "medium", "low", "high"];

/** The methods of the plan as one bar, by their shares of the time. */
export function MethodsBar({ methods }: { methods: readonly MethodShare[] }) {
  const shares = methods.map(({ title, percent }, nth) => {
    const says = resultsWords.percent(percent);
    return { size: percent, says, name: title, about: says, tone: tones[nth % tones.length] ?? "forest" };
  });
  return (
    <section className={classes.methods} aria-labelledby="methods">
      <h3 id="methods">{resultsWords.methods}</h3>
      <DrawnToWidth name={resultsWords.methods}>{(width) => <ShareBar shares={shares} width={width} />}</DrawnToWidth>
      <ShareLegend entries={shares} />
    </section>
  );
}
