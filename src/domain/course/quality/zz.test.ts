import { test } from "vitest";
import { countedCorpus } from "../../../../tests/support/course/corpus";
import { aGeneratedText } from "../draft.fixture";
import { findingsOf } from "./findings";
const parts = (process.env.PART ?? "seen").split(",") as ("seen" | "held-back")[];
const tools = { assessment: "assessment", outline: "course-outline", lesson: "lesson-content" } as const;
test("x", () => {
  for (const part of parts) {
    const out: string[] = []; let n = 0;
    for (const c of countedCorpus("sound", part)) {
      n++;
      const tool = tools[c.tool as keyof typeof tools];
      const f = findingsOf(tool, aGeneratedText({ text: c.text, language: c.language }), { rows: [], strays: [] }, { level: "", length: "" }).filter((x) => x.severity === "flaw");
      if (f.length) out.push(`${c.name} ${c.tool} ${c.language}: ${f.map((x) => `${x.rule} ${JSON.stringify(x.place)} ${x.text}`).join(" || ")}`);
    }
    console.log(part, n, out.length, "\n" + out.join("\n"));
  }
});
