// The table of docs/operate.md that says who shuts out others, against the limits of a small site.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { limits } from "../../../src/domain/kernel/project/settings";
import { perMailbox } from "../accounts/password-reset-quota";
import { sharesOfNetworks } from "./caller-address";
import { shareOfDomain } from "./flood/arrival-gate";
import { generationQuotas } from "./generation-limit";

const of = (name: keyof typeof limits) => limits[name].small;
const text = readFileSync("docs/operate.md", "utf8");
const [, table = ""] = text.split("### Who shuts out others, and for how long");
const rows =
  table
    .split("\n### ")[0]
    ?.split("\n")
    .filter((line) => /^\| [^-]/.test(line)) ?? [];
const numbersOf = (row: string) =>
  [...(row.split("|")[1] ?? "").matchAll(/(?<![/\w])\d+/g)].map(([one]) => Number(one));

const caller = (ip: string) => ({ headers: {}, ip });
const networkOfAll =
  sharesOfNetworks(caller("2001:db8::1"), of("GENERATIONS_PER_ADDRESS_PER_DAY")).at(-1)?.limit ?? NaN;
const [, day, hour] = generationQuotas(caller("192.0.2.1"), new Date("2027-01-01T10:00Z"));
const needed = (all: number, each: number) => Math.ceil(all / each);

test("each row of the table has the number that the limits give", () => {
  const perAddress = of("GENERATIONS_PER_ADDRESS_PER_DAY");
  const [daily = NaN, hourly = NaN] = [day?.limit, hour?.limit];
  expect(rows.slice(1).map(numbersOf)).toEqual([
    [needed(hourly, perAddress), needed(hourly, networkOfAll)],
    [needed(daily, perAddress), needed(daily, networkOfAll), needed(daily, hourly)],
    [needed(of("INQUIRIES_PER_HOUR"), shareOfDomain(of("INQUIRIES_PER_HOUR")))],
    [needed(of("SUBSCRIPTIONS_PER_HOUR"), shareOfDomain(of("SUBSCRIPTIONS_PER_HOUR")))],
    [needed(of("CONFIRMATION_MAILS_PER_DAY"), of("CONFIRMATION_MAILS_PER_UNCONFIRMED_DOMAIN_PER_DAY"))],
    [perMailbox.hour],
    [of("MAX_INSTANCES_VISITORS")],
  ]);
});
