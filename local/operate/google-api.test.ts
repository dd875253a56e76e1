import { tmpdir } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { projectFailures } from "../../src/domain/kernel/words";
import { allPages, googleApi, type GoogleApi } from "./google-api";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("without credentials it says how to get some", async () => {
  for (const [name, value] of [
    ["GOOGLE_APPLICATION_CREDENTIALS", undefined],
    ["CLOUDSDK_CONFIG", tmpdir()],
    ["HOME", tmpdir()],
    ["METADATA_SERVER_DETECTION", "none"],
  ] as const)
    vi.stubEnv(name, value);
  await expect(googleApi("ours").get("https://firestore.googleapis.com/v1/projects/ours")).rejects.toThrow(
    projectFailures.noCredentials,
  );
});

test("a list is read to its last page", async () => {
  const pages: Record<string, object> = {
    "https://list?size=2": { items: [1, 2], nextPageToken: "second" },
    "https://list?size=2&pageToken=second": { items: [3] },
  };
  const get = (address: string) => Promise.resolve(pages[address]);
  const api = { get, post: get } as GoogleApi;
  expect(await allPages(api, "https://list?size=2", "items")).toEqual([1, 2, 3]);
});
