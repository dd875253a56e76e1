// The look of every mail: one letter, written once, gives the HTML and the text part. Each element has its own style.
// Colours are left to the reader's light or dark scheme wherever they carry text. There are no images, and every word
// is escaped.
import { brand, logoInMail } from "../../../src/domain/kernel/brand";
import { letterWords } from "../../../src/domain/kernel/words";
import { readersLanguage } from "../language";

export interface Letter {
  /** Paragraphs in plain text; a line break within one is kept. */
  paragraphs: readonly string[];
  /** Something to be typed in or copied, on a line of its own: large, or small below the rest. */
  code?: { label: string; value: string; isAside?: true };
  /** The one thing to do, as a button and as an address that can be copied. */
  action?: { label: string; url: string };
  /** The paragraphs below the button. */
  after?: readonly string[];
  /** Why this mail came, below the line. */
  reason: string;
  /** The address at which its reader can end such mail. */
  unsubscribeUrl?: string;
  /** The firm's address in the post, for mail that goes to a list. */
  address?: string;
}

/** Splits a typed message at its blank lines. */
export function paragraphsOf(message: string): string[] {
  return message
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

export function asText(letter: Letter): string {
  const { paragraphs, code, action, after = [], reason, unsubscribeUrl, address } = letter;
  const codeLines = code ? [`${code.label}\n${code.value}`] : [];
  const body = [
    ...paragraphs,
    ...(code?.isAside ? [] : codeLines),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    ...(code?.isAside ? codeLines : []),
  ];
  const signature = [
    "-- ", // by this line, blank and all, mail programs know a signature (RFC 3676)
    `${brand.name} · ${brand.contact}`,
    reason,
    ...(unsubscribeUrl ? [`${letterWords.unsubscribe}: ${unsubscribeUrl}`] : []),
    ...(address ? [address] : []),
  ];
  return [...body, signature.join("\n")].join("\n\n");
}

export function asHtml(letter: Letter): string {
  const { paragraphs, code, action, after = [], reason, unsubscribeUrl, address } = letter;
  return `<!doctype html>
<html lang="${readersLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(brand.name)}</title>
</head>
<body style="margin:0;padding:0;">
<div style="max-width:36em;margin:0 auto;padding:24px 20px;font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;"><tr><td style="padding:0 10px 0 0;">${logoInMail}</td><td style="padding:0;font-family:Georgia,'Times New Roman',serif;font-size:22px;">${escapeHtml(brand.name)}</td></tr></table>
${paragraphs.map(paragraphHtml).join("\n")}
${code && !code.isAside ? codeHtml(code) : ""}
${action ? buttonHtml(action) : ""}
${after.map(paragraphHtml).join("\n")}
${action ? addressHtml(action) : ""}
${code?.isAside ? codeHtml(code) : ""}
<p style="margin:36px 0 0;padding-top:14px;border-top:1px solid #88928a;font-size:15px;">${escapeHtml(brand.name)} &middot; <a href="mailto:${escapeHtml(brand.contact)}" style="color:inherit;">${escapeHtml(brand.contact)}</a><br>${escapeHtml(reason)}${unsubscribeUrl ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:inherit;">${letterWords.unsubscribe}</a>` : ""}${address ? `<br>${escapeHtml(address)}` : ""}</p>
</div>
</body>
</html>
`;
}

function paragraphHtml(text: string): string {
  return `<p dir="auto" style="margin:0 0 18px;overflow-wrap:anywhere;">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function codeHtml({ label, value, isAside }: NonNullable<Letter["code"]>): string {
  const [size, weight] = isAside ? [15, 400] : [22, 600];
  return `<p style="margin:0 0 4px;${isAside ? small : ""}">${escapeHtml(label)}</p>
<p translate="no" style="margin:0 0 18px;font-family:Consolas,Menlo,monospace;font-size:${size}px;font-weight:${weight};word-break:break-all;">${escapeHtml(value)}</p>`;
}

/** It has its own background and text, so it stays readable in every mail program. */
function buttonHtml({ label, url }: NonNullable<Letter["action"]>): string {
  return `<p style="margin:20px 0 24px;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:6px;background-color:#0f5c4d;color:#fbf9f4;font-weight:600;text-decoration:none;">${escapeHtml(label)}</a></p>`;
}

function addressHtml({ url }: NonNullable<Letter["action"]>): string {
  return `<p style="margin:0 0 18px;${small}">${letterWords.buttonFails}<br><a href="${escapeHtml(url)}" style="color:inherit;word-break:break-all;">${escapeHtml(url)}</a></p>`;
}

const small = "font-size:15px;";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Breaks what a mail program would make a link of: a place for a line break behind each sign within a word. */
export function withoutLinks(foreign: string): string {
  return foreign.replace(/(?<=\S)([.:/@])(?=\S)/g, "$1\u200b");
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
