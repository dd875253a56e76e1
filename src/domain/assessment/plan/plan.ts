// The training plan as sections and items, read from its text. A plan is written, streamed, stored and exported as
// Markdown with fixed headings (plan-sections.ts) and marks that name the answers behind an item (markers.ts); this
// reads it, however far it has arrived.
import { asPlainLine } from "../../kernel/plain-line";
import type { Provenance } from "../../kernel/provenance";
import type { ActionKind } from "./action-kinds";
import { isOnlyMarkers, markedKind, markedReferences, markedSince, withoutMarkers } from "./markers";
import { openedSection, planSections, type PlanSectionId } from "./plan-sections";
import type { SinceMark } from "./since-marks";

export interface PlanItem {
  /** Markdown, without the references. */
  readonly text: string;
  /** The references as written; `resolveReference` gives their meaning. */
  readonly references: readonly string[];
  /** The sort of action; older plans do not name it. */
  readonly kind?: ActionKind;
  /** The change of its gaps since the last round; a first plan names none. */
  readonly since?: SinceMark;
  readonly form: "point" | "numbered" | "paragraph";
  /** The level 3 heading that it stands under, such as a team's name. */
  readonly group?: string;
}

export interface PlanSection {
  readonly id: PlanSectionId | "other";
  readonly heading: string;
  readonly items: readonly PlanItem[];
}

export interface Plan {
  /** The text before the first section. */
  readonly intro: string;
  readonly sections: readonly PlanSection[];
}

/** A plan as it is kept with the answers; readers of older ones do without what they lack. */
export interface StoredPlan {
  readonly text: string;
  readonly model?: string | undefined;
  readonly generatedAt?: Date | undefined;
  /** Of the answers that it was made from. */
  readonly answersHash?: string | undefined;
  /** The version of the plan, and whether a consultant has edited it. */
  readonly version?: number | undefined;
  readonly edited?: boolean | undefined;
  /** The consultant who has reviewed and released it. */
  readonly reviewedBy?: string | undefined;
  readonly releasedAt?: Date | undefined;
}

export function planProvenance({ model = "", generatedAt, edited = false }: StoredPlan): Provenance {
  return { model, writtenAt: generatedAt, edited, incomplete: false };
}

/** Reads a plan, or what has arrived of it. */
export function readPlan(text: string): Plan {
  const reader = new PlanReader();
  for (const line of withoutFence(text).split("\n")) reader.take(line);
  return reader.plan();
}

/** Returns the first sentence of the plan's summary, in plain words; empty where it has none. */
export function firstSentence({ sections }: Plan): string {
  const text = sections.find(({ id }) => id === "summary")?.items[0]?.text ?? "";
  const plain = asPlainLine(text).replaceAll(/[*_`#>|]/g, "");
  return /^.+?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/** The Markdown of a plan without the references, to be copied, exported or shown as it is. */
export function plainPlan(text: string): string {
  const kept = withoutFence(text)
    .split("\n")
    .filter((line) => !isOnlyMarkers(line));
  return withoutMarkers(kept.join("\n"))
    .replaceAll(/(?<=\S) $/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
}

/** Tells whether all sections are there, each once, in order and not empty. */
export function isStructured({ sections }: Plan): boolean {
  return (
    sections.length === planSections.length &&
    sections.every(({ id, items }, nth) => id === planSections[nth]?.id && items.length > 0)
  );
}

/** Some models put the whole text into a code fence, although they are asked not to. */
export function withoutFence(text: string): string {
  const opened = /^\s*(?:```|~~~)(?:markdown|md)?[ \t]*\n/i.exec(text);
  return opened ? text.slice(opened[0].length).replace(/\n(?:```|~~~)\s*$/, "\n") : text;
}

interface OpenItem {
  lines: string[];
  form: PlanItem["form"];
  group: string | undefined;
}

/** Takes the lines of a plan one after the other. */
class PlanReader {
  readonly #intro: string[] = [];
  readonly #sections: { id: PlanSection["id"]; heading: string; items: OpenItem[] }[] = [];
  #group: string | undefined;
  /** True after a blank line: then only an indented line belongs to the item before it. */
  #gap = false;
  /** The line that may still be arriving, as long as it is the last. */
  #last = "";

  take(line: string): void {
    this.#last = line;
    const opened = openedSection(line);
    const section = this.#sections.at(-1);
    if (opened) {
      this.#sections.push({ ...opened, items: [] });
      this.#group = undefined;
    } else if (!section) this.#intro.push(line);
    else if (/^ {0,3}#{3,6}[ \t]/.test(line)) this.#group = plainHeading(line);
    else if (line.trim() !== "" && !/^ {0,3}(?:#+|[-*_]{3,})[ \t]*$/.test(line)) this.#add(line, section.items);
    this.#gap = line.trim() === "" || /^ {0,3}#/.test(line);
  }

  #add(line: string, items: OpenItem[]): void {
    const current = items.at(-1);
    const point = /^ ?(?:[-*+]|(\d+)[.)])[ \t]+(.*)$/.exec(line);
    const belongs = current?.group === this.#group ? current : undefined;
    if (point) {
      const form = point[1] === undefined ? "point" : "numbered";
      items.push({ lines: [point[2] ?? ""], form, group: this.#group });
    } else if (belongs && isOnlyMarkers(line)) belongs.lines.push(line.trim());
    else if (belongs && (!this.#gap || (belongs.form !== "paragraph" && /^\s/.test(line)))) {
      if (this.#gap) belongs.lines.push("");
      belongs.lines.push(belongs.form === "paragraph" ? line : line.replace(/^ {1,3}/, ""));
    } else items.push({ lines: [line], form: "paragraph", group: this.#group });
  }

  plan(): Plan {
    const last = this.#sections.at(-1);
    const isArriving = last?.items.length === 0 && last.id === "other" && openedSection(this.#last) !== undefined;
    const sections = isArriving ? this.#sections.slice(0, -1) : this.#sections;
    return {
      intro: this.#intro.join("\n").trim(),
      sections: sections.map(({ id, heading, items }) => ({ id, heading, items: items.flatMap(itemOf) })),
    };
  }
}

function itemOf({ lines, form, group }: OpenItem): PlanItem[] {
  const written = lines.join("\n");
  const text = lines
    .filter((line) => !isOnlyMarkers(line))
    .map(withoutMarkers)
    .join("\n")
    .trim();
  if (text === "") return [];
  const kind = markedKind(written);
  const since = markedSince(written);
  return [
    {
      text,
      references: [...new Set(markedReferences(written))],
      form,
      ...(group !== undefined && { group }),
      ...(kind !== undefined && { kind }),
      ...(since !== undefined && { since }),
    },
  ];
}

function plainHeading(line: string): string {
  return withoutMarkers(line)
    .replace(/^ {0,3}#+[ \t]+/, "")
    .replace(/(?<![ \t])[ \t]+#+[ \t]*$/, "")
    .replaceAll("**", "")
    .trim();
}
