// `npm run costs`: what a month of the site costs for given prices, and the worst day.
import { parseArgs } from "node:util";
import { print, UserError } from "../shared/terminal";
import { runOperatorScript } from "./command-line";
import { costsInDollars } from "./costs/costs-in-dollars";
import { priceNames } from "./costs/prices";

const usage = `Usage:
  npm run costs                 prints the guide's table; a price in dollars replaces the usual one:
    --reads --writes --deletes  of 100,000 documents
    --calls --tokens            of a million
    --cpu --memory              of 1,000 seconds of a CPU, and of a GiB
    --traffic                   of a GB from Hosting
    --mails                     of 1,000
    --checks                    of 1,000 assessments of reCAPTCHA, with App Check`;

await runOperatorScript(() => {
  print(costsInDollars(pricesFrom(process.argv.slice(2))));
  return Promise.resolve(0);
});

function pricesFrom(args: string[]): Record<string, number> {
  try {
    const options = Object.fromEntries(priceNames.map((name) => [name, { type: "string" } as const]));
    const given = Object.entries(parseArgs({ args, options }).values).map(([name, text]) => {
      const price = Number(text);
      if (text === "" || !(price >= 0)) throw new Error("no price");
      return [name, price] as const;
    });
    return Object.fromEntries(given);
  } catch {
    throw new UserError(usage);
  }
}
