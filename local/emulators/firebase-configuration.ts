// `firebase.json` is the production configuration. What the emulators get is derived from it, so that both cannot drift
// apart: only the folders, the ports, the addresses that a page may talk to and the names of the built files differ.
import { assetHeaders, type HeaderRule } from "../build/asset-headers";
import type { InnerPorts } from "./ports";
import type { Ports } from "../shared/running-suite";

export interface FirebaseConfiguration {
  hosting: {
    public: string;
    rewrites: object[];
    headers: HeaderRule[];
    predeploy?: string[];
  };
  functions: { source: string; runtime: string; predeploy?: string[] };
  firestore: { rules: string; indexes: string };
}

export function emulatorConfiguration(
  production: FirebaseConfiguration,
  ports: Ports & InnerPorts,
  assets: readonly string[],
) {
  const { runtime } = production.functions;
  const hosting = { ...production.hosting, public: "hosting" };
  delete hosting.predeploy;
  const at = (port: number) => ({ host: "127.0.0.1", port });
  return {
    hosting: {
      ...hosting,
      headers: [
        ...withConnections(
          hosting.headers,
          [ports.auth, ports.firestore, ports.functions].map((port) => `http://127.0.0.1:${port}`),
        ),
        ...assetHeaders(assets),
      ],
    },
    functions: { source: "functions", runtime },
    firestore: { rules: "firestore.rules", indexes: "firestore.indexes.json" },
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
}

/** The rules with more addresses that a page may talk to. */
export function withConnections(rules: HeaderRule[], addresses: readonly string[]): HeaderRule[] {
  const changed = ({ key, value }: HeaderRule["headers"][number]) =>
    key === "Content-Security-Policy" ? { key, value: allowConnections(value, addresses) } : { key, value };
  return rules.map(({ source, headers }) => ({ source, headers: headers.map(changed) }));
}

/** The policy with more addresses in its `connect-src`. */
export function allowConnections(policy: string, addresses: readonly string[]): string {
  const directives = policy.split(";").map((directive) => directive.trim());
  if (!directives.some((directive) => directive.startsWith("connect-src "))) {
    throw new Error("The content security policy of firebase.json has no connect-src.");
  }
  return directives
    .map((directive) => (directive.startsWith("connect-src ") ? [directive, ...addresses].join(" ") : directive))
    .join("; ");
}
