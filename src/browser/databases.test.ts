import { afterEach, expect, test, vi } from "vitest";
import { deleteDatabases } from "./databases";

afterEach(() => vi.unstubAllGlobals());

test("where databases are refused nothing is known of them, and nothing fails", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("window", {
    get indexedDB() {
      throw new DOMException("Site data are blocked.", "SecurityError");
    },
  });
  expect(await deleteDatabases("firestore/")).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
