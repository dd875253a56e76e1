// `npm run dev`: Vite serves the app with hot reload where hosting would, and the emulators follow the sources of the
// functions and the rules.
import { watchFile } from "node:fs";
import { join } from "node:path";
import { createServer, mergeConfig, type Plugin, type ViteDevServer, type WatchOptions } from "vite";
import { serverRoutes } from "../../src/domain/kernel/routes";
import type { InnerPorts } from "../emulators/ports";
import { startProcess } from "../shared/processes";
import { copyRules, injectEmulatorAddresses } from "./run-folder";
import { projectRoot } from "../shared/project-root";
import { dim, red, print } from "../shared/terminal";
import { fixedPorts, projectId, type Ports } from "../shared/running-suite";

export const developmentPorts: Ports = { ...fixedPorts, hosting: 5173 };

export async function startDevelopment(folder: string, ports: Ports & InnerPorts): Promise<void> {
  followFunctions(join(folder, "functions", "lib", "index.js"), ports);
  for (const name of ["firestore.rules", "firestore.indexes.json"]) {
    watchFile(join(projectRoot, name), { interval: 500 }, () => void copyRules(folder));
  }
  const server = await developmentServer(ports);
  await server.listen();
}

/** The site as it is being worked on: an open page gets what was changed at once, where changes are watched for. */
export async function developmentServer(ports: Ports, watch: WatchOptions | null = {}): Promise<ViteDevServer> {
  const { default: config } = await import("../../vite.config");
  return createServer(
    mergeConfig(config, {
      configFile: false,
      root: projectRoot,
      server: { host: "127.0.0.1", port: ports.hosting, strictPort: true, proxy: rewrites(ports), watch },
      plugins: [hosting(ports)],
    }),
  );
}

/** Serves the page's settings: those of Hosting, and those of the launcher. */
function hosting(ports: Ports): Plugin {
  return {
    name: "waymark-hosting",
    transformIndexHtml: (html) => injectEmulatorAddresses(html, ports, process.env.FIRESTORE_DATABASE),
    configureServer({ middlewares }) {
      middlewares.use("/__/firebase/init.json", (_, response) => {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify({ projectId, apiKey: "fake-api-key" }));
      });
    },
  };
}

/** The paths that hosting hands on to a function (firebase.json). */
function rewrites({ functions }: Ports) {
  const to = (functionId: string) => ({
    target: `http://127.0.0.1:${functions}`,
    rewrite: (path: string) => path.replace(/^[^?]*/, `/${projectId}/us-central1/${functionId}`),
  });
  return { [serverRoutes.unsubscribeOneClick]: to("unsubscribeOneClick"), [serverRoutes.health]: to("health") };
}

/** The same build as always, which then goes on at each change. */
function followFunctions(outfile: string, ports: InnerPorts): void {
  const build = ["run", "--silent", "build:functions", "--", "--", "--watch=forever", `--outfile=${outfile}`];
  startProcess("npm", build, { cwd: projectRoot });
  watchFile(outfile, { interval: 300 }, () => void reloadFunctions(ports));
}

/** The emulator does not watch folders whose names begin with a dot, so it gets a request to reload. */
async function reloadFunctions({ hub }: InnerPorts): Promise<void> {
  try {
    const reply = await fetch(`http://127.0.0.1:${hub}/functions/enableBackgroundTriggers`, { method: "PUT" });
    print(reply.ok ? dim("The functions are reloaded.") : red("The functions could not be reloaded: see their log."));
  } catch {
    // The emulators are about to stop, and start.ts says so.
    print(dim("The functions are not running."));
  }
}
