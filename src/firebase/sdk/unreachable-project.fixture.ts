// The Firebase SDK itself in a screen test, without a sign-in.
import { vi } from "vitest";

/** For `beforeAll`: a project of which nothing can be reached, and each call answers what is given. */
export function anUnreachableProject(answer: object = {}): () => void {
  vi.resetModules(); // Another file of the same worker may have looked for its project in vain.
  const ports = document.createElement("meta");
  ports.name = "waymark-emulators";
  ports.content = JSON.stringify({ auth: 9, firestore: 9, functions: 9 });
  document.head.append(ports);
  vi.stubGlobal("fetch", (asked: string | URL) => {
    const isConfig = String(asked).endsWith("/init.json");
    return Promise.resolve(Response.json(isConfig ? { projectId: "demo-waymark", apiKey: "any" } : answer));
  });
  return () => {
    vi.resetModules();
    ports.remove();
    vi.unstubAllGlobals();
  };
}
