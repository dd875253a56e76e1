// A course by its meaning, and the texts that say it: the matrix is held to them.
import { emptyDraft, type CourseDraft } from "../../draft";
import { aGeneratedText } from "../../draft.fixture";
import type { AlignedTool } from "./alignment";

interface MeantPlace {
  title: string;
  /** The objectives it serves, as `O1.2`. */
  serves: string[];
  /** A person's own words there. */
  note?: string;
}

export interface MeantModule {
  title: string;
  /** By their numbers in the module. */
  objectives: { number: number; words: string }[];
  parts: Partial<Record<AlignedTool, MeantPlace[] | undefined>>;
}

/** The style of the texts; it does not change their meaning. */
export interface MeantStyle {
  bullet: string;
  bold: boolean;
  grouped: boolean;
}

export function courseOf(modules: readonly MeantModule[], style: MeantStyle): CourseDraft {
  const names = modules.map(({ title }, nth) => `Module ${nth + 1}: ${title}`);
  const outline = modules.map(({ objectives }, nth) => {
    const lines = objectives.map(({ number, words }) => {
      const said = style.bold ? `**${words}**` : words;
      return `${style.bullet} ${said} [O${nth + 1}.${number} L3]`;
    });
    return `## ${names[nth] ?? ""}\n\n${lines.join("\n")}\n\nPractice: try it.`;
  });
  const texts = (tool: AlignedTool) =>
    Object.fromEntries(
      modules.flatMap(({ parts }, nth) => {
        const [name = "", places] = [names[nth], parts[tool]];
        return places ? [[name, aGeneratedText({ about: name, text: writtenText(tool, places, style) })]] : [];
      }),
    );
  return {
    ...emptyDraft,
    "course-outline": aGeneratedText({ text: `# Course\n\nFor all.\n\n${outline.join("\n\n")}` }),
    "lesson-content": texts("lesson-content"),
    storyboard: texts("storyboard"),
    assessment: texts("assessment"),
  };
}

function writtenText(tool: AlignedTool, places: readonly MeantPlace[], { grouped }: MeantStyle): string {
  const written = places.map(({ title, serves, note }, nth) => {
    const marks = grouped && serves.length > 0 ? `[${serves.join(", ")}]` : serves.map((id) => `[${id}]`).join(" ");
    const more = note === undefined ? "" : `\n\n${note}`;
    return tool === "assessment"
      ? `${nth + 1}. ${title}? ${marks}\n   A. Yes\n   B. No\n   Answer: B\n   Reason: So.${note === undefined ? "" : ` ${note}`}`
      : `## ${title}\n\nWords ${marks}${more}`;
  });
  return `# Text\n\n${written.join("\n\n")}\n`;
}
