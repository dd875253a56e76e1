// A course in German from texts that a language model wrote: its modules are chosen from, its questions are questions.
import { modulesOf } from "../../../src/domain/course/modules";
import { questionsOf } from "../../../src/domain/course/questions";
import { recordedText } from "../../support/course/corpus";
import { setFault } from "../../support/suite/stand-ins";
import { expect, test, unique } from "../../support/journeys/page";

test(
  "a German outline offers its modules, and a German assessment its questions",
  { tag: "@heavy" },
  async ({ page }) => {
    const topic = unique("Umgang mit Beschwerden");
    await setFault("model", { kind: "replay", recording: "models/outline-german", match: topic });
    await page.goto("/ai-tools/course-outline");
    await page.getByLabel("Topic").fill(topic);
    await page.getByRole("button", { name: "Generate Outline" }).click();

    const modules = modulesOf(recordedText("outline-german"));
    const dropdown = page.getByRole("combobox", { name: "Module" });
    await expect(dropdown.getByRole("option")).toHaveText(["-- Select Module --", ...modules]);
    await dropdown.selectOption(modules[1] ?? "");
    await page.getByRole("link", { name: "Next: Lesson Content" }).click();
    await expect(dropdown).toHaveValue(modules[1] ?? "");

    await setFault("model", {
      kind: "replay",
      recording: "models/assessment-german",
      match: `Module: ${modules[1] ?? ""}`,
    });
    await page.getByRole("navigation", { name: "AI tools" }).getByRole("link", { name: "Assessment" }).click();
    await page.getByRole("button", { name: "Generate Assessment" }).click();
    const result = page.getByRole("region", { name: "Assessment: result" });
    await expect(page.getByRole("button", { name: "Generating..." })).toHaveCount(0);
    const questions = questionsOf(recordedText("assessment-german"));
    await expect(result.getByRole("group", { name: /^\d+\. / })).toHaveCount(questions.length);
    const first = result.getByRole("group", { name: /^1\. Ein Kunde ruft an/ });
    await expect(first.getByRole("listitem")).toHaveCount(4);
    await expect(first.getByRole("listitem").filter({ hasText: "right answer" })).toContainText(
      "Drei Wochen sind lang",
    );
    await page.getByText("For learners").click();
    await expect(result.getByText("Begründung")).toHaveCount(0);
    await expect(result.getByText("benennt das Gefühl")).toHaveCount(0);
  },
);
