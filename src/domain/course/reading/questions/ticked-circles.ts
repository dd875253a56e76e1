// Options without letters: circles before the wrong ones, and a tick in the place of one circle. A tick alone begins
// many other lines, so it is an option's only in a run of lines of which another has a circle.
import { withoutBold } from "../line-marks";
import type { TextLine } from "../text-lines";
import { labelledLine, type LabelledLine } from "./option-labels";

const sign = /^(?:([✓✔✅☑])|([○◯⚪⚫⬜🔘☐])|[✗✘❌✖])\uFE0F?\s*(\S.*)$/su;

/** The lines of such runs that begin with a tick, with the label of a circle. */
export function tickedCircles(lines: readonly TextLine[]): Map<number, LabelledLine> {
  const found = new Map<number, LabelledLine>();
  let ticked: [number, LabelledLine][] = [];
  let circles = 0;
  let others = 0;
  const close = () => {
    if (circles > 0 && others === 0) for (const [at, labelled] of ticked) found.set(at, labelled);
    ticked = [];
    circles = others = 0;
  };
  for (const [at, { kind, written }] of lines.entries()) {
    if (kind === "blank") continue;
    const words = withoutBold(written);
    const [, tick, circle, rest = ""] = sign.exec(words) ?? [];
    const circled = labelledLine(`○ ${rest}`);
    if (rest === "" || kind === "code" || !circled) close();
    else if (circle !== undefined) circles++;
    else if (tick !== undefined && !labelledLine(words)) ticked.push([at, circled]);
    else others++;
  }
  close();
  return found;
}
