// The few commands of the WebDriver protocol (https://www.w3.org/TR/webdriver2/) that the journeys need.
import type { EngineWindow } from "./engine";

/** Sends one command; answers with its value. */
export type SendCommand = <Value = null>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<Value>;

export function driverAt(port: number): SendCommand {
  return async <Value>(method: string, path: string, body: object = {}) => {
    const sent = method === "POST" ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, sent);
    const { value } = (await response.json()) as { value: Value | { error: string; message: string } };
    if (response.ok) return value as Value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };
}

const control = "\uE009";

/** A window of a session. Every command goes to the window that was chosen last. */
export function driverWindow(send: SendCommand, session: string, handle: string): EngineWindow {
  const here = async <Value = null>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => {
    await send("POST", `${session}/window`, { handle });
    return send<Value>(method, `${session}/${path}`, body);
  };
  const execute = <Value>(script: string, ...args: unknown[]) => here<Value>("POST", "execute/sync", { script, args });
  const act = async (source: object) => void (await here("POST", "actions", { actions: [source] }));
  const down = (value: string) => ({ type: "keyDown", value });
  const up = (value: string) => ({ type: "keyUp", value });
  const hit = (actions: object[]) => act({ type: "key", id: "keyboard", actions });
  return {
    goto: async (url) => void (await here("POST", "url", { url })),
    reload: async () => void (await here("POST", "refresh")),
    evaluate: (run, argument) => execute(`return (${String(run)})(arguments[0]);`, argument),
    run: async (script) => void (await execute(script)),
    click: (x, y) => {
      const actions = [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      return act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    },
    type: (text) => hit(Array.from(text).flatMap((letter) => [down(letter), up(letter)])),
    selectAll: () => hit([down(control), down("a"), up("a"), up(control)]),
    screenshot: async () => Buffer.from(await here<string>("GET", "screenshot"), "base64"),
    errors: [],
    close: async () => void (await here("DELETE", "window")),
  };
}
