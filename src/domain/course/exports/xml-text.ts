// Words as the text of an XML document. XML 1.0 forbids control characters even when they are escaped, and the last two
// characters of a plane.

export function xmlText(text: string): string {
  return withoutForbidden(htmlText(text).replace(/"/g, "&quot;"));
}

/** Text with signs of markup as one piece: Moodle's importer loses a space or a new line between two escaped signs. */
export function xmlData(text: string): string {
  if (!/[<>&]/.test(text)) return withoutForbidden(text);
  return `<![CDATA[${withoutForbidden(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** A comment may hold no two hyphens in a row. */
export function xmlComment(text: string): string {
  return withoutForbidden(text.replace(/-(?=-)/g, "- ").replace(/-$/, "- "));
}

/** Words as HTML without markup of their own. */
export function htmlText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

export function withoutForbidden(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, "");
}
