// The one model of what the results say. It is built once and printed on the screen, on paper, as Markdown and in Word.
// Typed texts stand in it as they were typed; the printers quote them.
import type { HeatMap } from "../gap-profile/heat-map";
import type { RadarAxis } from "../gap-profile/radar";
import type { KeyIndicator } from "../progress/key-indicators/key-indicator";
import type { VerdictShare } from "../results/verdict";

/** Words in one line, some of them with a look. */
export type Line = string | readonly (string | { readonly strong: string } | { readonly emphasis: string })[];

/** A line alone is a paragraph. */
export type Part = Line | Note | List | Facts | ReportTable | Chart | TitledParts;

/** A paragraph that only explains. */
interface Note {
  readonly kind: "note";
  readonly text: string;
}

interface List {
  readonly kind: "list";
  readonly lines: readonly Line[];
  readonly isNumbered?: boolean;
}

/** Names, each with the words about it. */
interface Facts {
  readonly kind: "facts";
  readonly facts: readonly NamedFact[];
  /** True if a file has the words below the name, not beside it. */
  readonly isBelow?: boolean;
}

export interface NamedFact {
  readonly name: string;
  readonly says: string;
  /** True if it belongs to the fact before it. */
  readonly isFollowUp?: boolean;
  /** The rating among the words, 1 to 5. */
  readonly rating?: number | undefined;
  /** The line below it on the screen. */
  readonly aside?: string | undefined;
}

/** The first cell of a row names it. */
export interface DataTable<C extends Cell = string> {
  readonly head: readonly string[];
  readonly rows: readonly (readonly C[])[];
}

export type Cell = string | MarkedCell;

interface MarkedCell {
  readonly strong?: string | undefined;
  readonly says?: string;
  /** The id of the element that the words lead to, where the reader can go there. */
  readonly anchor?: string;
  readonly aside?: string | undefined;
  readonly movement?: string | undefined;
}

/** The number of entries that the screen shows at first, and their name. */
export interface Few {
  readonly first: number;
  readonly of: string;
}

export interface ReportTable extends DataTable<Cell> {
  readonly kind: "table";
  readonly label?: string;
  readonly few?: Few;
}

/** A drawing, with the same as a table and in words. */
export interface Chart {
  readonly kind: "chart";
  readonly title: string;
  /** The words on how to read it. */
  readonly lead: string;
  /** The description for a reader who does not see it. */
  readonly alt: string;
  readonly tableLabel: string;
  readonly table: DataTable;
  readonly few?: Few;
  readonly drawing: Drawing;
}

type Drawing =
  | { readonly of: "radar"; readonly axes: readonly RadarAxis[] }
  | { readonly of: "verdict"; readonly shares: readonly VerdictShare[] }
  | { readonly of: "teams"; readonly heatMap: HeatMap }
  | ({ readonly of: "areas" | "gaps" } & ThenAndNow)
  | { readonly of: "indicator"; readonly indicator: KeyIndicator };

export interface ThenAndNow {
  readonly rows: readonly ThenAndNowRow[];
  /** The meanings of the two ends of the scale. */
  readonly ends: readonly [zero: string, one: string];
}

export interface ThenAndNowRow {
  readonly key: string;
  readonly label: string;
  /** 0 to 1; undefined where nothing can be compared. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** The words behind the marks, such as "+25". */
  readonly said: string;
}

export interface TitledParts {
  readonly kind: "section";
  readonly title: string;
  readonly parts: readonly Part[];
  /** True for short entries one below the other, which paper prints in two columns. */
  readonly isDense?: boolean;
}

export function section(title: string, parts: readonly Part[]): TitledParts {
  return { kind: "section", title, parts };
}

/** A whole document; a plan in it is Markdown already. */
export type Document = readonly (Part | { readonly kind: "markdown"; readonly text: string })[];
