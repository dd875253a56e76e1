// A month in dollars for three sizes, from the costs that tests measure at the emulators (docs/operate.md), and which
// setting stops it first.
import { formatNumber } from "../../../src/domain/kernel/locale";
import { limits, type LimitName } from "../../../src/domain/kernel/project/settings";
import { costTable, monthOfTheGuide, type Costs } from "../../checks/cost-table";
import { usualPrices, type PriceName } from "./prices";

const visitorsAMonth = [100, 10_000, 1_000_000] as const;

/** In a hundred visitors. */
const share = { subscriptions: 3, inquiries: 0.5, texts: 40 };

const monthsOnTheList = 12;
const daysInMonth = 30;
/** A page with its scripts, of a visitor who comes for the first time. */
const gbOfVisit = 0.0006;
const secondsOfText = 15;
/** A check asks `/health` every five minutes from some places; the answer is kept for a minute. */
const readsOfHealth = 16;
const healthAnswers = 8640;
/** Kept of a subscriber and of an inquiry, each of which a nightly backup reads. */
const documentsKept = { subscriber: 4, inquiry: 3 };

/** Free in a month of one project, in its `(default)` database; that of a day is taken as used evenly. */
const free: Partial<Record<PriceName, number>> = {
  reads: 50_000 * daysInMonth,
  writes: 20_000 * daysInMonth,
  deletes: 20_000 * daysInMonth,
  calls: 2_000_000,
  cpu: 180_000,
  memory: 360_000,
  traffic: 10,
  checks: 10_000,
};

/** The pieces of a price: what is counted in hundreds of thousands, in thousands, or one by one. */
const piecesIn: Record<PriceName, number> = {
  ...{ reads: 100_000, writes: 100_000, deletes: 100_000, calls: 1_000_000 },
  ...{ cpu: 1000, memory: 1000, traffic: 1, tokens: 1_000_000, mails: 1000, checks: 1000 },
};

type Amounts = Record<PriceName, number>;

/** Returns how much of everything a month needs. */
export function amountsOf(visitors: number): Amounts {
  const [subscriptions, inquiries, texts] = [share.subscriptions, share.inquiries, share.texts].map(
    (percent) => (visitors * percent) / 100,
  ) as [number, number, number];
  const list = subscriptions * monthsOnTheList;
  const often = new Map([
    ...monthOfTheGuide(),
    ["A subscription, confirmed", subscriptions],
    ["An inquiry, answered", inquiries],
    ["A text of an AI tool", texts],
    ["An email blast to 100 people", list / 100],
  ]);
  const costs = costTable();
  const sum = (...columns: (keyof Costs)[]) =>
    [...often].reduce((all, [one, times]) => {
      const each = columns.reduce((cost, column) => cost + (costs.get(one)?.[column] ?? NaN), 0);
      return all + times * each;
    }, 0);
  const kept = list * documentsKept.subscriber + inquiries * monthsOnTheList * documentsKept.inquiry;
  const seconds = texts * secondsOfText;
  return {
    reads: sum("browser reads", "function reads") + healthAnswers * readsOfHealth + kept * daysInMonth,
    writes: sum("browser writes", "function writes"),
    deletes: sum("deletes"),
    calls: sum("function calls") + healthAnswers,
    cpu: seconds,
    memory: seconds,
    traffic: visitors * gbOfVisit,
    tokens: sum("tokens"),
    mails: subscriptions + 2 * inquiries + list,
    checks: subscriptions + inquiries + texts,
  };
}

/** Returns the settings of a small site that a month of so many visitors goes beyond, if each day is like the other. */
export function stoppedBy(visitors: number): LimitName[] {
  const { tokens } = amountsOf(visitors);
  const aDay = (percent: number) => (visitors * percent) / 100 / daysInMonth;
  const wanted: [LimitName, number][] = [
    ["TOKENS_PER_DAY", tokens / daysInMonth],
    ["GENERATIONS_PER_DAY", aDay(share.texts)],
    ["CONFIRMATION_MAILS_PER_DAY", aDay(share.subscriptions)],
    ["INQUIRIES_PER_HOUR", aDay(share.inquiries) / 24],
    ["SUBSCRIPTIONS_PER_HOUR", aDay(share.subscriptions) / 24],
  ];
  const used = wanted.map(([name, amount]) => ({ name, part: amount / limits[name].small }));
  return used
    .filter(({ part }) => part >= 1)
    .toSorted((a, b) => b.part - a.part)
    .map(({ name }) => name);
}

/** Returns the table of a month, and the worst that a day may cost, in Markdown. */
export function costsInDollars(own: Partial<Record<PriceName, number>> = {}): string {
  const priceOf = (name: PriceName) => own[name] ?? usualPrices[name];
  const rows = visitorsAMonth.map((visitors) => {
    const amounts = amountsOf(visitors);
    const of = (...names: PriceName[]) =>
      names.reduce(
        (sum, name) => sum + (Math.max(amounts[name] - (free[name] ?? 0), 0) / piecesIn[name]) * priceOf(name),
        0,
      );
    const parts = [
      of("reads", "writes", "deletes"),
      of("calls", "cpu", "memory"),
      of("traffic"),
      of("tokens"),
      of("mails"),
    ];
    const all = parts.reduce((sum, part) => sum + part, 0);
    const stops = stoppedBy(visitors).map((name) => `\`${name}\``);
    return [formatNumber(visitors), ...[...parts, all, of("checks")].map(inDollars), stops.join(", ") || "none"];
  });
  const head = [
    "Visitors a month",
    "Firestore",
    "calls, CPU",
    "Hosting",
    "model",
    "mail",
    "together",
    "App Check, if on",
    "stopped by",
  ];
  const worst = (limits.TOKENS_PER_DAY.small / piecesIn.tokens) * priceOf("tokens");
  return [
    ...[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`),
    "",
    `The worst day by abuse: ${inDollars(worst)} for the model (\`TOKENS_PER_DAY\` of a small site), ${inDollars(worst * daysInMonth)} in a month of such days.`,
  ].join("\n");
}

function inDollars(amount: number): string {
  return amount >= 10 || amount === 0 ? `$${formatNumber(Math.round(amount))}` : `$${amount.toFixed(2)}`;
}
