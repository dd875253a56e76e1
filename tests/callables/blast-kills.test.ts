import { test } from "vitest";
import { surviveKills } from "../support/blasts/blast-kills";
import { expectFewWrites, smallBlast } from "../support/blasts/blast-writes";

test("a killed sender costs nobody a second mail, and nobody is forgotten", async () => {
  await surviveKills({ recipients: 150, kills: 1, seed: 4 });
});

test("two hundred mails cost at most half as many writes more than they did", () => expectFewWrites(smallBlast));
