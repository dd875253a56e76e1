import type { Ports } from "../suite/running-suite";

export type EmulatorAddresses = Pick<Ports, "auth" | "firestore" | "functions">;

/** The page with a `meta` in its head that has the ports of the emulators, by which the app connects to them. */
export function injectEmulatorAddresses(html: string, { auth, firestore, functions }: EmulatorAddresses): string {
  const content = escapeAttribute(JSON.stringify({ auth, firestore, functions }));
  const note = `<meta name="waymark-emulators" content="${content}">`;
  const noted = html.replace(/<\/head>/i, () => `${note}</head>`);
  if (noted === html) throw new Error("The page has no </head>, so the app cannot be told where the emulators are.");
  return noted;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
