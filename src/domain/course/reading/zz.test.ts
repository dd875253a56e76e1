import { test } from "vitest";
import { countedCorpus } from "../../../../tests/support/course/corpus";
import { faultsOf } from "../../../../tests/support/course/reading-faults";
const parts = (process.env.PART ?? "seen").split(",") as ("seen" | "held-back")[];
test("x", () => {
  for (const part of parts)
    for (const set of ["manners", "sound"] as const) {
      const t: Record<string, number[]> = {};
      let w = 0,
        inv = 0;
      const ref: string[] = [];
      const out: string[] = [];
      for (const c of countedCorpus(set, part)) {
        let f;
        try {
          f = faultsOf(c);
        } catch (e) {
          f = { wrongKeys: 0, invented: 0, missed: [String(e)], isRefused: true };
        }
        w += f.wrongKeys;
        if (f.isRefused) ref.push(c.name);
        inv += f.invented;
        const whole = f.wrongKeys + f.invented + f.missed.length === 0;
        for (const k of [c.manner, `${c.manner} ${c.tool}`, "all"]) {
          const r = (t[k] ??= [0, 0]);
          r[1]!++;
          if (whole) r[0]!++;
        }
        if (!whole)
          out.push(
            `${c.name} ${c.tool} ${c.language} ${c.manner} W${f.wrongKeys} I${f.invented}: ${f.missed.join("; ")}`,
          );
      }
      console.log(
        set,
        part,
        "wrong",
        w,
        "invented",
        inv,
        "refused",
        ref.join(","),
        "\n" +
          Object.entries(t)
            .sort()
            .map(([k, [a, b]]) => `${k}: ${a}/${b}`)
            .join("\n") +
          "\n" +
          (process.env.QUIET ? "" : out.join("\n")),
      );
    }
});
