import { beforeAll, expect, test, vi } from "vitest";

/** The Firebase SDK itself, with nobody signed in and nothing to be reached. */
beforeAll(() => {
  vi.resetModules(); // Another file of the same worker may have looked for its project in vain.
  const ports = document.createElement("meta");
  ports.name = "waymark-emulators";
  ports.content = JSON.stringify({ auth: 9, firestore: 9, functions: 9 });
  document.head.append(ports);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ projectId: "demo-waymark", apiKey: "any" })));
  return () => {
    vi.resetModules();
    ports.remove();
    vi.unstubAllGlobals();
  };
});

test("who is not signed in any more is told so instead of sending an email blast", async () => {
  const { sendBlast } = await import("./blasts");
  expect(await sendBlast({ subject: "News", message: "Hello" }, "key")).toMatchObject({
    done: false,
    sentence: "You must be logged in to send an email blast.",
  });
});
