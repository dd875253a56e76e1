// Counting where there are no emulators: the client below the Admin SDK, against a recorder.
import { v1 } from "firebase-admin/firestore";
import { expect, test, vi } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { increment } from "./increment";

test("counting speaks to the project's own database, with the project's own credentials", async () => {
  vi.stubEnv("GCLOUD_PROJECT", "ours");
  const answer = [{ writeResults: [{ transformResults: [{ integerValue: 7 }] }] }];
  const commit = vi.spyOn(v1.FirestoreClient.prototype, "commit").mockResolvedValue(answer as never);
  const path = `${paths.budgets}/2026-03-02`;
  expect(await increment([{ path, by: 1, expiresAt: new Date("2026-03-04T00:00:00Z") }])).toEqual([7]);
  const [request, options] = commit.mock.calls[0] as unknown as [
    { database: string; writes: { update: { name: string } }[] },
    object,
  ];
  expect(request.database).toBe("projects/ours/databases/(default)");
  expect(request.writes[0]?.update.name).toBe(`projects/ours/databases/(default)/documents/${path}`);
  expect(options, "the emulator's way past the rules").toEqual({});
  commit.mockRestore();
  vi.unstubAllEnvs();
});
