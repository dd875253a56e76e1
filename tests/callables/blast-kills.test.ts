import { test } from "vitest";
import { surviveKills } from "../support/blasts/blast-kills";

test("a killed sender costs nobody a second mail, and nobody is forgotten", async () => {
  await surviveKills({ recipients: 150, kills: 1, seed: 4 });
});
