// All texts that a person reads on a way through the product: of pages, mails and files.
import type { Download, Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import type { CaughtMail } from "../../../local/stand-ins/mail/mailbox";
import { readDownload } from "../journeys/course-tools";
import { textsOf } from "./said-in-english";

/** A text, and the page, mail or file that it was read in. */
export interface Collected {
  from: string;
  text: string;
}

export class CollectedTexts {
  readonly all: Collected[] = [];

  async page(page: Page, from: string): Promise<void> {
    this.#add(from, await textsOf(page));
  }

  mail({ subject, text, html, attachments }: CaughtMail): void {
    const files = attachments.flatMap((one) => one.text.split("\n").map((line) => line.replace(/^[A-Z-]+:/, "")));
    this.#add(`mail: ${subject}`, [subject, ...text.split("\n"), ...wordsOfMarkup(html), ...files]);
  }

  async file(download: Promise<Download>): Promise<void> {
    const name = (await download).suggestedFilename();
    const bytes = await readDownload(download);
    this.#add(`name of a file`, [name.replaceAll(/[-_.]/g, " "), name.replace(/\.\w+$/, "")]);
    this.#addFile(name, bytes);
  }

  printed(from: string, texts: readonly string[]): void {
    this.#add(from, texts);
  }

  #addFile(name: string, bytes: Uint8Array): void {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    if (isZip) {
      for (const [inner, content] of Object.entries(unzipSync(bytes)))
        if (!inner.endsWith("/")) this.#addFile(`${name}/${inner}`, content);
    } else if (/\.(?:xml|x?html)$/.test(name)) this.#add(name, wordsOfMarkup(strFromU8(bytes)));
    else if (/\.(?:md|csv|txt|gift)$/.test(name)) this.#add(name, wordsOfText(strFromU8(bytes)));
  }

  #add(from: string, texts: readonly string[]): void {
    for (const each of texts) {
      const text = each.replaceAll(/\s+/g, " ").trim();
      if (/\p{L}{2}/u.test(text)) this.all.push({ from, text });
    }
  }
}

const shownAttributes = /\b(?:alt|title|aria-label|descr|placeholder)="([^"]+)"/g;
/** Their ends break no words: a sentence of a Word file is in several of its runs. */
const withinWords =
  /<\/?(?:w:(?:r|t|rPr|b|i|color|sz|szCs|rFonts|lang|hyperlink)|a:(?:r|t|rPr)|span|em|strong|b|i|a)\b[^>]*>/g;

function wordsOfMarkup(markup: string): string[] {
  const attributes = [...markup.matchAll(shownAttributes)].map(([, value = ""]) => value);
  const bare = markup.replaceAll(/<(style|script|math)\b[^]*?<\/\1>/g, "\n");
  const cut = (text: string) => text.replaceAll(/<[^>]+>/g, "\n").split("\n");
  const unwrapped = bare.replaceAll("<![CDATA[", "").replaceAll("]]>", "");
  return [...cut(unwrapped), ...cut(unwrapped.replaceAll(withinWords, "")), ...attributes].map(withSigns);
}

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", middot: "·" };

function withSigns(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name = "") =>
    decimal || hex
      ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex ?? "0", 16))
      : (signs[String(name)] ?? whole),
  );
}

/** The lines of a text, without the signs of Markdown and GIFT, and the cells of its tables. */
function wordsOfText(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const bare = line.replaceAll(/^[\s#>*-]+|\*\*|\\(?=[^\w\s])|[*_]+$/g, "");
    return [bare, ...bare.split(/[|;]|::/)].map((part) => part.replaceAll(/^[\s"]+|[\s"]+$/g, ""));
  });
}
