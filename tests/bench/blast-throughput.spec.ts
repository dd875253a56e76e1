// Measures the cost of a blast that writes everything down: its throughput from the call to the end, planning included,
// against a bare pooled nodemailer that sends the same mails into the same mail server. Interleaved, in one run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { test } from "@playwright/test";
import { hold, median, report } from "./figures";

const recipients = 10_000;
const rounds = 2;
const leastRatio = 0.6;

export interface BlastThroughput {
  bareMs: number[];
  blastMs: number[];
  /** Of one whole blast. */
  reads: number;
  writes: number;
}

test("a blast of 10,000 is at least 0.6 times as fast as bare nodemailer", async () => {
  test.setTimeout(600_000);
  const sink = started("tests/bench/mail-sink.ts");
  const [smtpUrl] = (await once(sink.stdout, "data")) as [Buffer];
  const runner = started("tests/bench/blast-run.ts", String(smtpUrl).trim(), String(recipients), String(rounds));
  runner.stdout.resume();
  const said = await text(runner.stderr);
  sink.kill();
  const figures = JSON.parse(/^figures (.*)$/m.exec(said)?.[1] ?? said) as BlastThroughput;

  const perSecond = (ms: number[]) => (recipients / median(ms)) * 1000;
  const [bare, blast] = [perSecond(figures.bareMs), perSecond(figures.blastMs)];
  const beside = { name: "bare nodemailer", figure: bare };
  hold({ what: "Mails a second of a blast", now: blast, beside, bound: { atLeast: leastRatio } });
  const thousands = recipients / 1000;
  report("Firestore per 1,000 mails", { reads: figures.reads / thousands, writes: figures.writes / thousands });
});

function started(...arguments_: string[]) {
  return spawn(process.execPath, ["--import", "tsx", ...arguments_], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FIREBASE_CONFIG: "{}" },
  });
}
