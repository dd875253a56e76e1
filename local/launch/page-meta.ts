/** The page with a `meta` in its head that has the content as JSON: what is told to the app without another build. */
export function withPageMeta(html: string, name: string, content: object): string {
  const note = `<meta name="${name}" content="${escapeAttribute(JSON.stringify(content))}">`;
  const noted = html.replace(/<\/head>/i, () => `${note}</head>`);
  if (noted === html) throw new Error(`The page has no </head>, so the app cannot be told ${name}.`);
  return noted;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
