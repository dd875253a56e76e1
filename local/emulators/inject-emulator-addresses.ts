import type { Ports } from "../shared/running-suite";
import { withPageMeta } from "../shared/page-meta";

type EmulatorAddresses = Pick<Ports, "auth" | "firestore" | "functions">;

/** The page with the ports of the emulators, by which the app connects to them, and a database of another name. */
export function injectEmulatorAddresses(
  html: string,
  { auth, firestore, functions }: EmulatorAddresses,
  database?: string,
): string {
  const page = withPageMeta(html, "waymark-emulators", { auth, firestore, functions });
  return database ? withPageMeta(page, "waymark-site", { database }) : page;
}
