// `npm run dev`: Vite serves the app with hot reload where hosting would, and the functions and rules that the emulators
// watch follow their sources.
import { watchFile } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { startProcess } from "./processes";
import { copyRules, root } from "./run-folder";
import { fixedPorts, type Ports } from "./suite";
import { withEmulators } from "./with-emulators";

export const developmentPorts: Ports = { ...fixedPorts, hosting: 5173 };

export async function startDevelopment(folder: string, ports: Ports): Promise<void> {
  rebuildFunctions(join(folder, "functions", "lib", "index.js"));
  for (const name of ["firestore.rules", "firestore.indexes.json"]) {
    watchFile(join(root, name), { interval: 500 }, () => void copyRules(folder));
  }
  const server = await createServer({
    root,
    server: { host: "127.0.0.1", port: ports.hosting, strictPort: true },
    plugins: [{ name: "waymark-emulators", transformIndexHtml: (html) => withEmulators(html, ports) }],
  });
  await server.listen();
}

/** The same build as always, which then goes on at each change. */
function rebuildFunctions(outfile: string): void {
  const build = ["run", "--silent", "build:functions", "--", "--", "--watch=forever", `--outfile=${outfile}`];
  startProcess("npm", build, { cwd: root });
}
