// Items that a model has put into a table, as the list that was asked for: a row is an item, and of actions the first
// column names the team.
import { actionKindOf } from "./action-kinds";
import { openedSection } from "./plan-sections";

export function withListedTables(lines: readonly string[]): string[] {
  const listed: string[] = [];
  let table: string[] = [];
  let isActions = false;
  const closeTable = () => {
    listed.push(...(listedRows(table, isActions) ?? table));
    table = [];
  };
  for (const line of lines) {
    if (/^ {0,3}\|.*\|\s*$/.test(line)) table.push(line);
    else {
      closeTable();
      listed.push(line);
      isActions = (openedSection(line)?.id ?? (isActions ? "actions" : "")) === "actions";
    }
  }
  closeTable();
  return listed;
}

/** Undefined for what has no head, or no words beside kinds and references. */
function listedRows(table: readonly string[], isActions: boolean): string[] | undefined {
  const [head = [], rule = [], ...rows] = table.map(planCells);
  if (rows.length === 0 || !rule.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  const columnWhere = (is: (cell: string) => boolean) =>
    head.findIndex((_, column) => rows.every((cells) => is(cells[column] ?? "")));
  const [kind, answers, number] = [
    columnWhere((cell) => actionKindOf(cell) !== undefined),
    columnWhere((cell) => /^\[?(?:answers: )?\d\.\S/.test(cell)),
    columnWhere((cell) => /^\d{1,2}\.?$/.test(cell)),
  ];
  const words = head.flatMap((_, column) => ([kind, answers, number].includes(column) ? [] : [column]));
  const team = isActions && words.length > 1 ? words[0] : undefined;
  const others = words.filter((column) => column !== team);
  if (others.length === 0) return undefined;
  return rows.flatMap((cells, nth) => {
    const said = others.map((column) => cells[column] ?? "").filter(Boolean);
    const marks = [
      ...(kind < 0 ? [] : [` [kind: ${cells[kind] ?? ""}]`]),
      ...(answers < 0 ? [] : [` [answers: ${(cells[answers] ?? "").replace(/^\[?(?:answers: )?|\]$/g, "")}]`]),
    ];
    const name = team === undefined ? "" : (cells[team] ?? "");
    const before = team === undefined ? "" : rows[nth - 1]?.[team];
    const isNext = name !== "" && name !== before;
    return [...(isNext ? ["", `### ${name}`, ""] : []), `- ${said.join(" – ")}${marks.join("")}`];
  });
}

function planCells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.replaceAll("**", "").trim());
}
