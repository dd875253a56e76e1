// A Word file opened: its parts as trees, and what a reader sees of it, line by line, in the form of screen-lines.ts.
import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";

export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

type Parsed = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
});

export function wordParts(file: Uint8Array): (name: string) => XmlNode {
  const files = unzipSync(file);
  return (name) => {
    const content = files[name];
    if (!content) throw new Error(`The Word file has no ${name}.`);
    return { name: "", attributes: {}, children: nodesOf(parser.parse(strFromU8(content)) as Parsed[]), text: "" };
  };
}

function nodesOf(parsed: readonly Parsed[]): XmlNode[] {
  return parsed.map((each) => {
    const name = Object.keys(each).find((key) => key !== ":@") ?? "";
    const isText = name === "#text";
    return {
      name,
      attributes: (each[":@"] ?? {}) as Record<string, string>,
      children: isText ? [] : nodesOf(each[name] as Parsed[]),
      text: isText ? String(each[name]) : "",
    };
  });
}

export function all({ children }: XmlNode, name: string): XmlNode[] {
  return children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

function valueOf(node: XmlNode, name: string): string | undefined {
  return all(node, name)[0]?.attributes["w:val"];
}

/** The lines of its last section, which is the text behind the cover. */
export function wordLines(part: ReturnType<typeof wordParts>): string[] {
  const numbering = part("word/numbering.xml");
  const counts = new Map<string, number>();
  const body = all(part("word/document.xml"), "w:body")[0]?.children ?? [];
  const coverEnd = body.slice(0, -1).findLastIndex((node) => all(node, "w:sectPr").length > 0);
  return body.slice(coverEnd + 1).flatMap((node) => {
    if (node.name === "w:tbl") return all(node, "w:tr").map(rowLine);
    return node.name === "w:p" ? paragraphLine(node, (number, level) => markOf(numbering, counts, number, level)) : [];
  });
}

function rowLine(row: XmlNode): string {
  return `row ${all(row, "w:tc").map(wordsOf).join(" | ")}`;
}

function paragraphLine(node: XmlNode, mark: (number: string, level: string) => string): string[] {
  const words = wordsOf(node);
  const level = /^Heading(\d)$/.exec(valueOf(node, "w:pStyle") ?? "")?.[1];
  if (level !== undefined) return [`h${Math.min(6, Number(level) + 1)} ${words}`];
  const number = valueOf(node, "w:numId");
  if (number !== undefined) return [`${mark(number, valueOf(node, "w:ilvl") ?? "0")} ${words}`];
  if (all(node, "w:drawing").length > 0) return ["picture"];
  const isBlank = words.trim() === "";
  if (isBlank) return all(node, "w:pBdr").length > 0 ? ["rule"] : [];
  const runs = all(node, "w:r").filter((run) => all(run, "w:t").length > 0);
  const isCode = runs.every((run) => all(run, "w:noProof").length > 0);
  return [`${isCode ? "code" : "p"} ${words}`];
}

/** Counts the list on, as Word does. */
function markOf(numbering: XmlNode, counts: Map<string, number>, number: string, level: string): string {
  const num = all(numbering, "w:num").find(({ attributes }) => attributes["w:numId"] === number);
  const abstract = all(numbering, "w:abstractNum").find(
    ({ attributes }) => num !== undefined && attributes["w:abstractNumId"] === valueOf(num, "w:abstractNumId"),
  );
  const its = abstract && all(abstract, "w:lvl").find(({ attributes }) => attributes["w:ilvl"] === level);
  if (!its) throw new Error(`There is no level ${level} of the list ${number}.`);
  if (valueOf(its, "w:numFmt") === "bullet") return "•";
  const overridden = num && valueOf(num, "w:startOverride");
  const key = `${number} ${level}`;
  const count = counts.get(key) ?? Number(overridden ?? valueOf(its, "w:start"));
  counts.set(key, count + 1);
  return `${count}.`;
}

function wordsOf(node: XmlNode): string {
  if (node.name === "w:br") return "\n";
  return node.name === "#text" ? node.text : node.children.map(wordsOf).join("");
}
