import type { Ports } from "../suite/running-suite";
import { withPageMeta } from "../launch/page-meta";

type EmulatorAddresses = Pick<Ports, "auth" | "firestore" | "functions">;

/** The page with the ports of the emulators, by which the app connects to them. */
export function injectEmulatorAddresses(html: string, { auth, firestore, functions }: EmulatorAddresses): string {
  return withPageMeta(html, "waymark-emulators", { auth, firestore, functions });
}
