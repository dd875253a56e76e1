import { expect, test } from "vitest";
import { recordedCourses } from "../../../../tests/support/course/recorded-courses";
import { emptyDraft } from "../draft";
import { aGeneratedText } from "../draft.fixture";
import { courseWords } from "../words";
import { courseSlides, storyboardSlides } from "./course-slides";

const formatTime = () => "9 July 2026";

const storyboard = aGeneratedText({
  about: "Giving feedback",
  language: "en",
  text: `# Storyboard

## Screen 1: The first minute

**On screen:** Say what you saw. [O1.1]

**Narration:** Begin with [check: the name of the form] what you saw.

**Visual:** A desk.

## Screen 2: Your turn

**On screen:** Mira is late again.

**Narration:** You have ten minutes.

1. What do you say first?
   A. You are always late.
      → This blames her.
   B. I saw you come at ten. ✓
      → This says what was seen.
`,
});

test("a storyboard is a slide for each screen, and a question and its answer for a decision", () => {
  const slides = storyboardSlides(storyboard, formatTime);
  expect(slides.map(({ title }) => title)).toEqual([
    "Giving feedback",
    "The first minute",
    "Your turn",
    "Your turn · Your decision",
    "Your turn · Answer",
    courseWords.originOfWords,
  ]);
  expect(slides[1]).toMatchObject({ body: "Say what you saw.", notes: "Begin with … what you saw.", language: "en" });
  expect(slides[3]?.body).toBe("**What do you say first?**\n\nA. You are always late.\n\nB. I saw you come at ten.");
  expect(slides[4]?.body).toContain("**B. I saw you come at ten.**");
  expect(slides[4]?.body).toContain("A: This blames her.");
  expect(slides.map(({ body, notes }) => body + notes).join()).not.toMatch(/A desk|check:|O1\.1/);
});

test("of a question with code only the line of words is bold, and its reasons stand below the right option", () => {
  const text = `## Screen 1: Read it

- **On screen:** A line of a log.

1. What does this do?

   \`\`\`sh
   rm -r old
   \`\`\`

   A. It deletes. ✓
      → The folder is gone.
   B. It copies.
`;
  const slides = storyboardSlides(aGeneratedText({ about: "Logs", text, language: "de" }), formatTime);
  const [question, answer] = slides.filter(({ title }) => title.includes(" · "));
  expect(question?.body).toMatch(
    /^\*\*What does this do\?\*\*\n\n {3}```sh\n {3}rm -r old\n {3}```\n\nA\. It deletes\.\n\nB\. It copies\.$/,
  );
  expect(answer?.body).toBe("**A. It deletes.**\n\nA: The folder is gone.");
});

test("a text without a screen has no slides, and neither has a course without lessons", () => {
  expect(storyboardSlides(aGeneratedText({ about: "Feedback", text: "No screens." }), formatTime)).toEqual([]);
  expect(courseSlides({ ...emptyDraft, topic: "Feedback" }, formatTime)).toEqual([]);
});

test.each(Object.entries(recordedCourses))("a recorded course in %s has slides of each written module", (_, course) => {
  const draft = course();
  const slides = courseSlides(draft, formatTime);
  const titles = slides.flatMap(({ isTitle, title }) => (isTitle ? [title] : []));
  const written = [...Object.keys(draft.storyboard), ...Object.keys(draft["lesson-content"])];
  expect(titles[0]).toBe(draft.topic);
  expect(titles.slice(1).toSorted()).toEqual([...new Set(written)].toSorted());
  expect(slides.at(-1)?.title).toBe(courseWords.originOfWords);
  for (const { isTitle, body, notes } of slides) expect(isTitle === true || body + notes !== "").toBe(true);
});
