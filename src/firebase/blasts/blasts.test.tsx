import { beforeAll, expect, test } from "vitest";
import { anUnreachableProject } from "../sdk/unreachable-project.fixture";

beforeAll(() => anUnreachableProject());

test("who is not signed in any more is told so instead of sending an email blast", async () => {
  const { sendBlast } = await import("./blasts");
  expect(await sendBlast({ subject: "News", message: "Hello" }, "key")).toMatchObject({
    done: false,
    sentence: "You must be logged in to send an email blast.",
  });
});
