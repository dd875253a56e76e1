import { strFromU8, unzipSync } from "fflate";
import { emptyDraft, type CourseDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { packageParts } from "../../../src/domain/course/exports/package/package-part";
import { coursePackage } from "../../../src/features/ai-tools/package/course-package";
import type { PackageChoice } from "../../../src/features/ai-tools/package/packed-pages";

export const [start, end] = ["Module 1: Start", "Module 2: End"];

const aQuiz = (module: string, language: string) =>
  aGeneratedText({
    about: module,
    language,
    text: "Take your time.\n\n1. What first?\nA. Look\nB. Lift\nAnswer: A\nA: Yes, look.\nB: Too early.\n\n2. How many kilos, at most $m = 25$?\nA. 25\nB. 50\nC. _None_\nAnswer: A\nReason: Nobody lifts more.",
  });

/** Study material, two lessons and a quiz of two questions on each. */
export function aPackedDraft(changes: Partial<CourseDraft> = {}, language = "en"): CourseDraft {
  const lesson = (about: string) =>
    aGeneratedText({
      about,
      language,
      text: `# ${about}\n\nLift **well** [O1.1]. See [more](https://example.com) and ![a map](https://evil.example/x).\n\n| Load | Hands |\n| --- | --- |\n| 5 kg | one |\n\n$$E = mc^2$$`,
    });
  return {
    ...emptyDraft,
    topic: "Safe lifting",
    "course-outline": aGeneratedText({ text: `# Safe lifting\n\n## ${start}\n\n## ${end}` }),
    "study-material": aGeneratedText({ text: "# Read\n\nAll of it.", language }),
    "lesson-content": { [start]: lesson(start), [end]: lesson(end) },
    assessment: { [start]: aQuiz(start, language), [end]: aQuiz(end, language) },
    ...changes,
  };
}

/** One module with two screens, the second of which asks for a decision, and a quiz. */
export function aDraftWithScreens(language = "en"): CourseDraft {
  const text = `# Storyboard

## Screen 1: The box

- **On screen:** “Look **first**.”
- **Narration:** “A box stands in the way. Nobody knows what is in it.”
- **Visual:** A box. Text alternative: a box.
- **Interaction:** Button “Next”.
- **Time:** 30 seconds

## Screen 2: Decide

- **On screen:** The box is heavy.
- **Interaction:** Choose one of three answers.

1. What do you do? [O1.1]
   A. Lift it
      → Your back hurts for a week.
   B. Fetch help ✓
      → Two people carry it with ease.
   C. Leave it there
      → A colleague falls over it.`;
  return aPackedDraft({
    "course-outline": aGeneratedText({ text: `# Safe lifting\n\n## ${start}` }),
    storyboard: { [start]: aGeneratedText({ about: start, language, text }) },
    "lesson-content": {},
    assessment: { [start]: aQuiz(start, language) },
  });
}

/** The files of a package, as texts. */
export function packedFiles(
  draft: CourseDraft,
  choice: Partial<PackageChoice> = {},
  title = "",
): Record<string, string> {
  const all: PackageChoice = { kind: "scorm", parts: packageParts, mastery: 80, ...choice };
  const zip = coursePackage({ id: "course-1", title, draft }, all, (time) => time.toISOString());
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
