// Every exported function that reads a text: for a text twice as long it may take 2.2 times as long. One that takes
// longer may be linear where lists outgrow a cache, so it is tried with longer texts: only what is not linear grows on.
// `npm run bench -- linear-readers`
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { test } from "@playwright/test";
import { hold } from "./figures";
import type { ReadersFigures } from "./readers-process";

/** Megabytes: more than a reader of 640 kB leaves behind. */
const roomFlags = ["--min-semi-space-size=1024", "--max-semi-space-size=1024"];

test("no reader's time grows faster than its text", async () => {
  test.setTimeout(1_200_000);
  const script = ["--import", "tsx", "--single-threaded", ...roomFlags, "tests/bench/readers-process.ts"];
  const timing = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "inherit"] });
  let figures: ReadersFigures | undefined;
  for await (const line of createInterface(timing.stdout)) {
    if (line.startsWith("figures ")) figures = JSON.parse(line.slice("figures ".length)) as ReadersFigures;
    else process.stdout.write(`${line}\n`);
  }
  if (!figures) throw new Error("The readers were not all timed: their process has ended before.");
  hold({
    what: `Of ${figures.readers} readers, those whose time outgrows their text`,
    now: figures.outgrowing,
    bound: { atMost: 0 },
  });
});
