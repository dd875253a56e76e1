import { test } from "vitest";
import { expectFewWrites, smallBlast, type BlastCosts } from "../../support/blasts/blast-writes";

const costs: BlastCosts[] = [
  { server: "failing", mails: 1000, before: 284, ratio: 1.2 },
  smallBlast,
  { server: "sound", mails: 1000, before: 86, ratio: 1.4 },
];

test.each(costs)("$mails mails at a $server mail server", expectFewWrites);
