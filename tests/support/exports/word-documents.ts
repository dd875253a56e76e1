// Twelve documents as the product makes them, with all that its Word files hold.
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { markdownOfTable, textsAndCharts } from "../../../src/domain/assessment/report/markdown";
import { reportDocument } from "../../../src/domain/assessment/report/report";
import { twelveTeams, twelveTeamsPlan } from "../../../src/domain/assessment/report/twelve-teams.fixture";
import { sampleAnswers } from "../../../src/domain/assessment/sample/sample-answers";
import { samplePlan } from "../../../src/domain/assessment/sample/sample-plan";
import { emptyDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { courseDocument, textDocument } from "../../../src/domain/course/exports/course-document";
import { aProvenance } from "../../../src/domain/kernel/provenance.fixture";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import { markdownDocx, type DocxPart } from "../../../src/ui/export/markdown-docx";

export interface WordDocument {
  /** The language of most of its words. */
  language: string;
  parts: readonly DocxPart[];
  hasCover?: boolean;
}

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const logo = { title: "Waymark", alt: "Waymark", png, width: 20, height: 60 };

const formatTime = (time: Date) => time.toISOString();

function aText(tool: ToolName, language: string, text: string, withAnswers = true): WordDocument {
  return { language, parts: textDocument(tool, aGeneratedText({ text, language }), { formatTime, withAnswers }) };
}

/** The pictures are those of the report in number and place; what they show is not. */
function aReport(answers: ProgressData, text?: string): WordDocument {
  const plan = text === undefined ? undefined : { text };
  const parts = textsAndCharts(reportDocument({ plan, profile: gapProfile(answers), answers, business: "Northwind" }));
  return {
    language: "en-GB",
    hasCover: true,
    parts: parts.flatMap((part): DocxPart[] => {
      if (typeof part === "string") return [{ markdown: part }];
      const { title, alt, table } = part;
      return [{ pictures: [{ ...logo, title, alt }] }, { markdown: markdownOfTable(table) }];
    }),
  };
}

const everything = `# Kitchen sink

## Steps

1. Look
2. Lift

\`\`\`js
for (const load of loads) {
  lift(load);
}
\`\`\`

3. Carry
   - near the body
     1. left
     2. right
   - slowly
4. Set down

### Gear

- [x] Gloves
- [ ] Boots<br>or clogs

> Whoever hurries lifts twice.
>
> - A quoted list

#### Loads

| Load | kg | Who |
| :--- | ---: | :---: |
| Box<br>of tiles | 25 | **two** |
| \`Crate\` | 5 | *one* |

##### Notes

As measured.[^1] And twice.[^1][^2]

[^1]: By the *works council*.

[^2]: Last year.

###### Last

A ~~long~~ [link](https://waymark.example), \`code\`, and
a new line.

---

The end.
`;

const codeQuestions = `# Check

1. What does this print?

   \`\`\`js
   for (let i = 0; i < 3; i++) {
     console.log(i);
   }
   \`\`\`

   A. 0 1 2
   B. 1 2 3
   Answer: A
   Reason: It begins with nought.

2. Which year was best?

   | Year | Sales |
   |---|--:|
   | 2020 | 5 |
   | 2021 | 7 |

   A. 2020
   B. 2021
   Answer: B
`;

const arabicQuestions = "# اختبار\n\n1. ماذا أولاً؟\nأ. ارفع\nب. انظر\nالإجابة: ب\nالسبب: انظر قبل أن ترفع.";
const hebrewLesson = "# הרמה\n\n1. להסתכל\n2. להרים\n\n| מה | מתי |\n| --- | --- |\n| ארגז | היום |";
const japanese = "# 持ち上げる\n\n## 手順\n\n1. 見る\n2. 持つ\n\n持ち上げる前に見る。";
const german = "# Heben\n\n## Ablauf\n\n1. Schauen\n2. Heben\n\n**Fall:** Ein Fahrer hält.\n\n- Was nun?\n- Wer hilft?";
const germanQuestions = "# Prüfung\n\n1. Was zuerst?\nA. Heben\nB. Schauen\nAntwort: B\nBegründung: Erst schauen.";

const course = courseDocument(
  {
    ...emptyDraft,
    topic: "Heben",
    "course-outline": aGeneratedText({ text: "# Heben\n\n## Modul 1: Schauen\n\n## Modul 2: Tragen", language: "de" }),
    "lesson-content": { "Modul 1: Schauen": aGeneratedText({ text: german, language: "de" }) },
    assessment: { "Modul 1: Schauen": aGeneratedText({ text: germanQuestions, language: "de" }) },
  },
  formatTime,
);

export const wordDocuments: Readonly<Record<string, WordDocument>> = {
  "kitchen sink": aText("lesson-content", "en", everything),
  "questions with code and a table": aText("assessment", "en", codeQuestions),
  "questions for learners": aText("assessment", "en", codeQuestions, false),
  "German lesson": aText("lesson-content", "de", `${german}\n\n${german.replace("# Heben", "## Noch einmal")}`),
  "German questions": aText("assessment", "de", germanQuestions),
  "Arabic questions": aText("assessment", "ar", arabicQuestions),
  "Hebrew lesson": aText("lesson-content", "he", hebrewLesson),
  "Japanese lesson": aText("study-material", "ja", japanese),
  "whole course": { language: "de", parts: course },
  "results without a plan": aReport(fullAnswers()),
  "results with a plan": aReport(sampleAnswers, samplePlan),
  "results of twelve teams": aReport(twelveTeams(), twelveTeamsPlan()),
};

export async function wordFile(name: string): Promise<Buffer> {
  const { parts, hasCover = false } = wordDocuments[name] ?? { parts: [] };
  const colors = { heading: "#0f5c4d", accent: "#d9622b" };
  const cover = hasCover ? { publisher: "Waymark", logo, colors, lines: ["A date"] } : undefined;
  const file = await markdownDocx({ title: name, provenance: aProvenance(), cover }, parts);
  return Buffer.from(await file.arrayBuffer());
}
