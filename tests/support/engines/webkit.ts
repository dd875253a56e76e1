// Debian's WebKitGTK, the engine of Safari: its driver starts its small browser under an invisible display. A session
// is a browser of its own, whose windows keep everything in memory, as a private window does.
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../local/emulators/ports";
import { newTemporaryFolder, startProcess, type RunningProcess } from "../../../local/shared/processes";
import type { Engine, EngineSession } from "./engine";
import { privateHome } from "./private-home";
import { driverAt, driverWindow, type SendCommand } from "./web-driver";

export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const folder = newTemporaryFolder();
  const display = startProcess("Xvfb", ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1280x800x24"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const port = await freePort()();
  const environment = { ...privateHome(folder), DISPLAY: `:${await firstLine(display)}`, GDK_BACKEND: "x11" };
  const driver = startProcess("WebKitWebDriver", [`--port=${port}`], {
    cwd: folder,
    // Painted without a graphics card and its layers, a page takes half the time.
    env: { ...environment, NO_AT_BRIDGE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
    temporaryFolder: folder,
  });
  const send = driverAt(port);
  await untilItAnswers(send, driver);
  return {
    newSession: () => newSession(send, miniBrowser, folder),
    close: async () => {
      driver.kill();
      await driver.exited;
      display.child.kill(); // asked to, it removes its lock file
      await display.exited;
    },
  };
}

async function firstLine({ child }: RunningProcess): Promise<string> {
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("The display ended before it said its number.");
}

async function newSession(send: SendCommand, miniBrowser: string, downloads: string): Promise<EngineSession> {
  const browser = { binary: miniBrowser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browser } };
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;
  let first: string | undefined = await send<string>("GET", `${session}/window`);
  return {
    downloads,
    newWindow: async () => {
      const handle =
        first ?? (await send<{ handle: string }>("POST", `${session}/window/new`, { type: "window" })).handle;
      first = undefined;
      return driverWindow(send, session, handle);
    },
    close: async () => void (await send("DELETE", session)),
  };
}

async function untilItAnswers(send: SendCommand, { child }: RunningProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await send("GET", "/status");
      return;
    } catch {
      await pause(20); // it does not listen yet
    }
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode} before it answered.`);
}
