// Reads a page on paper: the texts of the PDF that the browser prints, with their places. Only there can the breaks
// between pages be seen. It reads just Chromium's own form: one stream of plain operators for each page.
import type { Page } from "@playwright/test";
import { inflateSync } from "node:zlib";

/** A stretch of text in points from the top left of its page; the height is that of its small letters. */
interface PrintedText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  texts: PrintedText[];
}

export async function printPage(page: Page, format: "A4" | "Letter" = "A4"): Promise<PrintedPage[]> {
  return readPdf(await page.pdf({ format }));
}

/** The fonts of a printed page that come from its reader's machine: its own are in it by these names. */
export function foreignFonts(pdf: Buffer): string[] {
  const names = [...pdf.toString("latin1").matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?(\w+)/g)].map(
    ([, name = ""]) => name,
  );
  return [...new Set(names)].filter((name) => !/^(Fraunces|SourceSans)/.test(name));
}

/** Everything that is printed, without the spaces, which the browser may set as distances. */
export function wordsOf(pages: PrintedPage[]): string {
  return pages
    .map(({ texts }) => texts.map(({ text }) => text).join(""))
    .join("")
    .replace(/\s/g, "");
}

/** Pairs of texts that are printed on one another. */
export function printedOverlaps(pages: PrintedPage[]): string[] {
  return pages.flatMap(({ texts }, page) =>
    texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((other) => areCrossing(one, other))
        .map((other) => `page ${page + 1}: “${one.text.slice(0, 40)}” on “${other.text.slice(0, 40)}”`),
    ),
  );
}

function areCrossing(one: PrintedText, other: PrintedText): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

type Matrix = readonly [number, number, number, number, number, number];

function product(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function readPdf(pdf: Buffer): PrintedPage[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const [, , , width = 0, height = 0] = /\/MediaBox \[(\S+) (\S+) (\S+) (\S+)\]/.exec(head)?.map(Number) ?? [];
      const fonts = new Map(
        [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => [name, lettersOf(objects, Number(id))]),
      );
      const content = objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.stream ?? "";
      return { width, height, texts: textsOf(content, fonts, height) };
    });
}

interface PdfObject {
  head: string;
  stream: string;
}

/** By the file's own table of places. */
function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString("latin1");
  const table = /xref\n0 \d+\n([\d\s fn]+)trailer/.exec(text.slice(text.lastIndexOf("\nxref")))?.[1] ?? "";
  const places = [...table.matchAll(/(\d{10}) \d{5} ([fn])/g)];
  return new Map(
    places.flatMap(([, place, use], id) => {
      if (use !== "n") return [];
      const from = Number(place);
      const end = text.indexOf("endobj", from);
      const streamAt = text.indexOf("stream\n", from);
      if (streamAt === -1 || streamAt > end) return [[id, { head: text.slice(from, end), stream: "" }]];
      const head = text.slice(from, streamAt);
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const bytes = pdf.subarray(streamAt + 7, streamAt + 7 + length);
      const isText = !/\/Subtype|\/Length1/.test(head);
      const packed = head.includes("/FlateDecode");
      return [[id, { head, stream: isText ? String(packed ? inflateSync(bytes) : bytes) : "" }]];
    }),
  );
}

interface Letters {
  /** The number of hexadecimal digits of a letter in the page's stream. */
  digits: number;
  read: Map<string, string>;
}

function lettersOf(objects: Map<number, PdfObject>, font: number): Letters {
  const map = Number(/\/ToUnicode (\d+)/.exec(objects.get(font)?.head ?? "")?.[1]);
  const table = objects.get(map)?.stream ?? "";
  const digits = /begincodespacerange\n<(\w+)>/.exec(table)?.[1]?.length ?? 4;
  const read = new Map<string, string>();
  const key = (code: number) => code.toString(16).toUpperCase().padStart(digits, "0");
  for (const [block] of table.matchAll(/beginbfchar[^]*?endbfchar/g))
    for (const [, code = "", letters = ""] of block.matchAll(/<(\w+)> <(\w+)>/g)) read.set(code, unicode(letters));
  for (const [block] of table.matchAll(/beginbfrange[^]*?endbfrange/g))
    for (const [, from = "", to = "", first = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++)
        read.set(key(code), String.fromCharCode(parseInt(first, 16) + code - parseInt(from, 16)));
  return { digits, read };
}

function unicode(hexadecimal: string): string {
  return (hexadecimal.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(parseInt(code, 16))).join("");
}

function textsOf(content: string, fonts: Map<string, Letters>, height: number): PrintedText[] {
  const texts: PrintedText[] = [];
  const kept: Matrix[] = [];
  let frame: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = frame;
  let [size, letters]: [number, Letters | undefined] = [0, undefined];
  let operands: string[] = [];
  let current: PrintedText | undefined;
  const numbers = () => operands.map(Number) as unknown as Matrix;

  for (const token of content.match(/<[0-9A-Fa-f]*>|[^\s<>[\]]+/g) ?? []) {
    if (token === "q") kept.push(frame);
    else if (token === "Q") frame = kept.pop() ?? frame;
    else if (token === "cm") frame = product(numbers(), frame);
    else if (token === "BT") current = undefined;
    else if (token === "Tm") line = numbers();
    else if (token === "Td") line = product([1, 0, 0, 1, Number(operands[0]), Number(operands[1])], line);
    else if (token === "Tf") [size, letters] = [Number(operands[1]), fonts.get(operands[0]?.slice(1) ?? "")];
    else if (token === "Tj" || token === "TJ") {
      const codes = operands.join("").replace(/[^0-9A-Fa-f]/g, "");
      const text = (codes.match(new RegExp(`.{${letters?.digits ?? 4}}`, "g")) ?? [])
        .map((code) => letters?.read.get(code.toUpperCase()) ?? "")
        .join("");
      const [x, y] = placed(product(line, frame), 0, 0);
      const [, above] = placed(product(line, frame), 0, size * 0.45);
      if (current) current.text += text;
      else if (text.trim() !== "")
        texts.push((current = { text, left: x, right: x, top: height - above, bottom: height - y }));
      if (current && text.trim() !== "") current.right = x + Math.abs(above - y) / 2;
    } else {
      operands.push(token);
      continue;
    }
    operands = [];
  }
  return texts;
}
