import { test } from "vitest";
import { countedCorpus } from "../../../../tests/support/course/corpus";
import { outlineSum } from "./agenda";
test("x", () => {
  for (const set of ["manners", "sound"] as const) for (const c of countedCorpus(set, "seen")) {
    if (c.tool !== "outline") continue;
    const t = c as unknown as { minutes: (number | null)[]; total: unknown };
    const s = outlineSum(c.text);
    const want = t.minutes?.every((m) => m !== null) ? t.minutes.reduce<number>((a, b) => a + (b ?? 0), 0) : null;
    console.log(c.name, c.language, s ? `${s.minutes} ${s.stated}` : "-", "truth", want, t.total, c.sumRight, s && s.minutes !== want ? "XXX" : "");
  }
});
