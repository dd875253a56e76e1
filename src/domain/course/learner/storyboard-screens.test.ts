import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { corpusTexts } from "../../../../tests/support/course/corpus";
import { recordedOf } from "../../../../tests/support/course/recorded-courses";
import { isEmptyScreen, learnersScreens } from "./storyboard-screens";

const screen = (body: string, title = "## Screen 1: Start") =>
  learnersScreens(`# Storyboard\n\n${title}\n\n${body}`)[0];

test("a screen in the form that is asked for has what is shown, what is said and the decision, and no directions", () => {
  const sample = readFileSync("local/stand-ins/language-model/samples/storyboard.md", "utf8");
  const third = learnersScreens(sample)[2];
  expect(third).toMatchObject({ number: 3, title: "What would you do?", feedback: "" });
  expect(third?.shown).toMatch(/^Monday/);
  expect(third?.narration).toMatch(/^What should .* what happens\.$/);
  expect(third?.decisions).toMatchObject([
    { answer: 1, options: ["Start at once", "Ask for the purpose", "Pass it on"] },
  ]);
  expect(third?.decisions[0]?.optionReasons?.[2]).toMatch(/^The next colleague/);
  expect(JSON.stringify(learnersScreens(sample))).not.toMatch(/Text alternative|seconds|Production notes|Captions/);
});

test("every screen of the recorded storyboards is found under its title, the notes behind the last one are not", () => {
  for (const { name, text, screens = [] } of corpusTexts("storyboard")) {
    const found = learnersScreens(text);
    expect(found, name).toHaveLength(screens.length);
    for (const [nth, { title, narration, shown }] of found.entries()) {
      expect(screens[nth], name).toContain(title);
      expect(title, name).not.toMatch(/^[\d\s:–-]/);
      expect(narration + shown, name).not.toMatch(/certificaat|Alternativtexte|Legendas em/);
    }
  }
});

test.each([
  [
    "a list in German",
    "- **Bild:** Ein Melder.\n- **Text auf dem Bildschirm:** „Er blinkt.“\n- **Sprecher:** „Und jetzt?“",
    "Er blinkt.",
  ],
  ["paragraphs", "**On screen:** Look.\n**Voice-over:** And now?\n**Visual:** A lamp.", "Look."],
  [
    "a table",
    "| Part | Content |\n| --- | --- |\n| On screen | Look. |\n| Narration | And now? |\n| Time | 30 seconds |",
    "Look.",
  ],
  ["headings", "### On screen\n\nLook.\n\n### Narration\n\nAnd now?\n\n### Visual\n\nA lamp.", "Look."],
  [
    "labels that no list has",
    "- **Abc:** Look.\n- **Def:** And now?\n- **Ghi:** A lamp.\n- **Jkl:** Press.\n- **Mno:** 30 s",
    "Look.",
  ],
  [
    "labels with a limit behind them, one of them unknown",
    "- **To be seen (text):** Look.\n- **Narrator (max. 60 words):** And now?\n- **Picture + alt text:** A lamp.\n- **Time (sec.):** 30",
    "Look.",
  ],
  [
    "a table whose first label no list has",
    "| | |\n| --- | --- |\n| To be seen | Look. |\n| Voice | And now? |\n| Picture | A lamp. |",
    "Look.",
  ],
  [
    "a table that is shown",
    "- **On screen:**\n\n  | a | b |\n  | --- | --- |\n  | c | d |\n- **Time:** 30",
    "| a | b |\n| --- | --- |\n| c | d |",
  ],
  ["a list below its label", "- **On screen:**\n  - Look.\n  - Wait.\n- **Time:** 30 seconds", "- Look.\n- Wait."],
])("the parts are told apart in %s", (_, body, shown) => {
  expect(screen(body)?.shown).toBe(shown);
  expect(screen(body)?.narration ?? "").not.toMatch(/lamp|Press|30/);
});

test("recorded storyboards of the present form have each part in its place", () => {
  const found = ["storyboard-german-1", "storyboard-german-2", "storyboard-english-1"].map((name) =>
    learnersScreens(recordedOf(name)),
  );
  expect(found.map((screens) => screens.map(({ decisions }) => decisions.length))).toEqual([
    [0, 0, 1, 0, 1, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 1, 0],
  ]);
  const texts = found.flat().flatMap(({ shown, narration }) => [shown, narration]);
  expect(texts).not.toContain("");
  expect(texts.join("\n")).not.toMatch(/\*\*(?:Sprecher|Entscheidung|Bild)|Alt(?:ernativ)?|Sek\b|Sekunden|\[O\d/);
  expect(found[1]?.[2]).toMatchObject({
    title: "Reizwörter",
    shown: "„Da müssen Sie …“ wird zu „Am schnellsten geht es, wenn …“",
  });
});

test("feedback without listed options is kept for comparing; directions without any are not", () => {
  const told = screen(
    "- **On screen:** What first?\n- **Interaction:** Single choice. Right (look): “Yes.” Wrong: “Too early.”",
  );
  expect(told?.feedback).toBe("Right (look): “Yes.” Wrong: “Too early.”");
  expect(screen("- **On screen:** Go.\n- **Interaction:** Button “Start”.")?.feedback).toBe("");
});

test("a screen of directions only is empty", () => {
  const found = screen("- **Visual:** A lamp.\n- **Time:** 30 seconds");
  expect(found && isEmptyScreen(found)).toBe(true);
});

const choices = "\nA. Call\nB. Wait\nC. Go\n\nAnswer: A";

test.each([
  [
    "paragraphs with bold labels",
    `**On screen:** Look.\n\n**Narration:** The belt has stopped for ten minutes.\n\nWhat now?\n${choices}\n\n**Time:** 30 seconds`,
  ],
  ["plain labels", `On screen: Look.\nNarration: The belt has stopped for ten minutes.\n\nWhat now?\n${choices}`],
  [
    "a label of its own for the decision",
    `On screen: Look.\n\nNarration: The belt has stopped for ten minutes.\n\nInteraction: What now?${choices}`,
  ],
  [
    "a list",
    "- **On screen:** Look.\n- **Narration:** The belt has stopped for ten minutes.\n- **Interaction:** What now?\n  - A. Call ✓\n  - B. Wait\n  - C. Go\n",
  ],
  [
    "headings",
    `### On screen\n\nLook.\n\n### Narration\n\nThe belt has stopped for ten minutes.\n\n### Question\n\nWhat now?\n${choices}`,
  ],
])("a decision without a number keeps to itself below what is said: %s", (_, body) => {
  expect(screen(body)).toMatchObject({
    shown: "Look.",
    narration: "The belt has stopped for ten minutes.",
    decisions: [{ number: "1", text: "What now?", options: ["Call", "Wait", "Go"], answer: 0, reason: "" }],
  });
});

test.each([
  "Ten minutes: what now?",
  "10 minutes: what now?",
  "In 10 minutes: what now?",
  "Zehn Minuten: was jetzt?",
  "10 Minuten: was jetzt?",
  "10分：どうする？",
])("a time is no number of a question: %s", (question) => {
  expect(screen(`**Narration:** It stands.\n\n${question}\n${choices}`)?.decisions).toMatchObject([
    { number: "1", text: question },
  ]);
});

test("a paragraph between the narration and a decision is shown, and no part of the question", () => {
  const body = `**On screen:** Look.\n\n**Narration:** It stands.\n\nThe lamp is red.\n\nWhat now?\n${choices}`;
  const found = screen(body);
  expect(found?.decisions).toMatchObject([{ text: "What now?", answer: 0 }]);
  expect(`${found?.shown}${found?.narration}`).toContain("The lamp is red.");
});

test("a question without a sure answer is shown with its options, also behind the picture of its screen", () => {
  const screen =
    "## Bildschirm 4: Frage\n- **Bild:** Melder mit Staub.\n- **Frage:** Was tun Sie? A) Abkleben B) Absaugen C) Lackieren\n- **Rückmeldung:** „B: Staub stört die Messung.“\n\n## Bildschirm 5: Ende\n- **Text:** Schluss\n";
  const [first] = learnersScreens(screen);
  expect(first?.shown).toContain("Was tun Sie?");
  expect(first?.shown).toContain("B) Absaugen");
  expect(first?.shown).not.toContain("Melder mit Staub");
  expect(first?.feedback).toContain("Staub stört die Messung.");
});
