// Measures the wait for the first visible word beyond the model's own time: through the page, the callable with its
// limits, and the openai package, against the same model asked directly, and against a call from the same page that is
// refused at once. Interleaved, in one run.
import { expect, test, type Page } from "@playwright/test";
import { runningSuite } from "../support/suite/running-suite";
import { hold, median, report } from "./figures";

const rounds = 30;
/** So many times as long as a call that is refused at once. */
const mostRatio = 5;

test("the first text is visible soon after the model's own first text", async ({ page }) => {
  test.setTimeout(180_000);
  const called = page.waitForRequest((request) => request.url().endsWith("/generateStudyMaterial"));
  await page.goto("/ai-tools/study-material");
  await visibleAfter(page, "Warm up 1");
  await visibleAfter(page, "Warm up 2");
  const address = (await called).url();
  await refusedAfter(page, address);

  const visible: number[] = [];
  const direct: number[] = [];
  const refused: number[] = [];
  for (let round = 0; round < rounds; round++) {
    direct.push(await saidAfter(`Round ${round}`));
    refused.push(await refusedAfter(page, address));
    visible.push(await visibleAfter(page, `Round ${round}`));
  }
  report("first visible text (ms)", { page: median(visible), model: median(direct) });
  hold({
    what: "First visible text after the model's own, in ms",
    now: median(visible) - median(direct),
    beside: { name: "a refused call", figure: median(refused) },
    bound: { atMost: mostRatio },
  });
});

/** Milliseconds from pressing the button until the text is in the page and painted. */
async function visibleAfter(page: Page, topic: string): Promise<number> {
  // A person's first text: no earlier one has to give way to it.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload({ waitUntil: "networkidle" });
  await page.getByLabel("Topic").fill(topic);
  const waited = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const section = document.querySelector('[aria-label="Study material: result"]');
        const button = [...document.querySelectorAll("button")].find(
          ({ textContent }) => textContent === "Generate Study Material",
        );
        const begin = performance.now();
        let cleared = false;
        const observer = new MutationObserver(() => {
          const text = section?.textContent.trim() ?? "";
          if (!cleared && section?.getAttribute("aria-busy") === "true") cleared = true;
          if (!cleared || !text.includes("Sample") || section?.querySelector("[role=group]")) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - begin));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
        button?.click();
      }),
  );
  await expect(page.getByRole("button", { name: "Generating..." })).toHaveCount(0);
  return waited;
}

/** Milliseconds until the page has the answer to a call without a topic. */
function refusedAfter(page: Page, address: string): Promise<number> {
  return page.evaluate(async (url) => {
    const begin = performance.now();
    const headers = { "content-type": "application/json" };
    await (await fetch(url, { method: "POST", headers, body: '{"data":{}}' })).text();
    return performance.now() - begin;
  }, address);
}

/** Milliseconds from the request until the model's first word, without anything of ours. */
async function saidAfter(topic: string): Promise<number> {
  const begin = performance.now();
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${runningSuite().ports.model}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: "Bearer any", "content-type": "application/json" },
    body: JSON.stringify({
      model: "waymark-sample",
      stream: true,
      messages: [{ role: "user", content: `Task: study material\nTopic: ${topic}` }],
    }),
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/"content":"[^"]/.test(text)) text += (await reader?.read())?.value ?? "";
  const waited = performance.now() - begin;
  leaving.abort();
  return waited;
}
