// The Firebase SDK itself in a screen test, with nobody signed in.
import { vi } from "vitest";

/** For `beforeAll`: a project of which nothing can be reached, and each call answers what is given. */
export function anUnreachableProject(answer: object = {}): () => void {
  vi.resetModules(); // Another file of the same worker may have looked for its project in vain.
  const ports = document.createElement("meta");
  ports.name = "waymark-emulators";
  ports.content = JSON.stringify({ auth: 9, firestore: 9, functions: 9 });
  document.head.append(ports);
  const answered = { projectId: "demo-waymark", apiKey: "any", ...answer };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answered)));
  return () => {
    vi.resetModules();
    ports.remove();
    vi.unstubAllGlobals();
  };
}
