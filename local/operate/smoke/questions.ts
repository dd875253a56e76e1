// The questions, each with what to do on either answer.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { serverRoutes } from "../../../src/domain/kernel/routes";
import { askPlatform, question, unwell, well, type SmokePlace, type SmokeQuestion } from "./question";

const policy = "content-security-policy";

const emptyCall: RequestInit = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: '{"data":{}}',
};

export const questions: readonly SmokeQuestion[] = [
  question({
    asks: "Is the site there, with our headers?",
    outcomes: {
      yes: well("The pages are served with our policy."),
      bare: unwell(
        "The pages come without our policy, so something stands between Hosting and the visitor.",
        "Open the site at its .web.app address; if the policy is there, the other domain's proxy drops it.",
      ),
      foreign: unwell(
        "The pages were deployed for another project: their policy keeps them from calling the functions.",
        "Deploy by `npm run deploy`, not by `firebase deploy`.",
      ),
      no: { ...unwell("There is no answer.", "Deploy, then look at the domain in Hosting."), endsAll: true },
    },
    ask: async ({ site, functions }) => {
      const { status, headers } = await askPlatform(site);
      if (status !== 200) return "no";
      const value = headers.get(policy);
      if (value === null) return "bare";
      return value.includes(new URL(functions).origin) ? "yes" : "foreign";
    },
  }),
  question({
    asks: "Are the provider's own pages free of our policy?",
    outcomes: {
      free: well("Firebase's pages for links in its mail work."),
      bound: unwell(
        "Our headers reach Firebase's own pages, whose script they forbid.",
        "Links in our own mail lead to our own pages, so only mail that is sent from the Firebase console is concerned: send none from there.",
      ),
    },
    ask: async ({ site }) => {
      const { status, headers } = await askPlatform(new URL("/__/auth/action?mode=resetPassword", site).href);
      // The emulator has none of these pages.
      return status === 200 && headers.has(policy) ? "bound" : "free";
    },
  }),
  question({
    asks: "Is the site kept from the unknown addresses among Firebase's own?",
    outcomes: {
      none: well("No page of ours is served there."),
      "framed by none": well("A page is served there, which no other site can frame."),
      bare: unwell(
        "A page is served under /__/ that any other site can frame.",
        "Run `git checkout firebase.json`, then deploy again.",
      ),
    },
    ask: async ({ site }) => {
      const { status, headers } = await askPlatform(new URL("/__/x", site).href);
      if (status !== 200) return "none";
      return headers.get("x-frame-options")?.toUpperCase() === "DENY" ? "framed by none" : "bare";
    },
  }),
  question({
    asks: "Does Hosting tell the page which project it works with?",
    outcomes: {
      yes: well("One build serves this project too."),
      no: unwell(
        "The page does not learn its project, so nothing on it works.",
        "Link a web app to the site in the project's settings (Your apps, Web, Also set up Hosting).",
      ),
    },
    ask: async ({ site, project }) => {
      const { status, text } = await askPlatform(new URL("/__/firebase/init.json", site).href);
      return status === 200 && text.includes(`"${project}"`) ? "yes" : "no";
    },
  }),
  question({
    asks: "Does what a mail program posts reach its function?",
    outcomes: {
      yes: well("Leaving the mailing list with one click works."),
      no: unwell(
        "The request ends at a page, so one click leaves no list, and large providers refuse the blasts.",
        "Deploy functions and site again, in this order: `npm run deploy` does.",
      ),
    },
    ask: async ({ site }) => {
      const address = new URL(serverRoutes.unsubscribeOneClickLink("no-token"), site).href;
      const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
      // Our function refuses what is no token; a page would answer with 200, 404 or 405.
      return (await askPlatform(address, { method: "POST", body })).status === 400 ? "yes" : "no";
    },
  }),
  question({
    asks: "Do calls from the browser arrive, and are they refused by their codes?",
    outcomes: {
      yes: well("Visitors can call, strangers are told to log in."),
      shut: unwell(
        "The platform refuses every call, so no form and no tool works.",
        "An organisation policy forbids public functions (Domain restricted sharing): let its administrator except this project, and deploy again.",
      ),
      no: unwell(
        "The functions do not answer where the browser calls them.",
        "Compare FUNCTIONS_REGION with the region of the functions in the console, and deploy again.",
      ),
    },
    ask: async ({ functions }) => {
      const visitor = await askPlatform(`${functions}/generateCourseOutline`, emptyCall);
      if (visitor.status === 401 || visitor.status === 403) return "shut";
      const stranger = await askPlatform(`${functions}/previewEmailBlast`, emptyCall);
      const codes = [visitor, stranger].map(({ text }) => /"status"\s*:\s*"([A-Z_]+)"/.exec(text)?.[1]);
      return codes.join() === "INVALID_ARGUMENT,UNAUTHENTICATED" ? "yes" : "no";
    },
  }),
  question({
    asks: "Does a task's address lead to its function, and is it shut to everybody else?",
    outcomes: {
      shut: well("Only the queue starts the functions that send."),
      emulated: well("The emulators have no rights that could shut it."),
      absent: unwell(
        "The address that the SDK gives to tasks leads nowhere, so blasts and statements wait for ever.",
        "Compare FUNCTIONS_REGION with where sendBlasts runs: `gcloud functions list --v2`.",
      ),
      open: unwell(
        "Anybody can start the functions that send.",
        "Take the role Cloud Run Invoker away from allUsers at the services sendblasts and sendstatements.",
      ),
    },
    ask: async ({ functions, isLocal }) => {
      const { status } = await askPlatform(`${functions}/sendStatements`, emptyCall);
      if (status === 0 || status === 404) return "absent";
      if (isLocal) return "emulated";
      return status === 401 || status === 403 ? "shut" : "open";
    },
  }),
  question({
    asks: "Are the documents shut to who has no account?",
    outcomes: {
      yes: well("The security rules hold."),
      open: unwell(
        "Anybody can read what visitors have written.",
        "At once: `npx firebase deploy --only firestore:rules`.",
      ),
      silent: unwell(
        "The database neither answers nor refuses.",
        "Run `npm run doctor`: it asks which rules and indexes it has.",
      ),
    },
    ask: async ({ documents }) => {
      const { status } = await askPlatform(`${documents}/inquiries?pageSize=1`);
      if (status === 403) return "yes";
      return status === 200 ? "open" : "silent";
    },
  }),
  question({
    asks: "May the functions have all the instances that they may ask for?",
    outcomes: {
      yes: well("The quota suffices."),
      unlimited: well("Nothing limits them here."),
      no: unwell(
        "When many people come at once, calls are refused although the parameters would allow them.",
        "Lower MAX_INSTANCES_…, or ask for more CPU at https://console.cloud.google.com/iam-admin/quotas (Cloud Run).",
      ),
    },
    ask: async ({ cpuQuota, cpuNeeded }) => {
      const quota = await cpuQuota();
      if (quota === undefined) return "unlimited";
      return cpuNeeded <= quota ? "yes" : "no";
    },
  }),
  question({
    asks: "Does a text appear while it is being written?",
    outcomes: {
      yes: well("The platform passes each piece on as it comes."),
      late: unwell(
        "The pieces are held back and come all at once, so people wait in front of an empty page.",
        "Look for a proxy in front of the functions; what the browser calls must be the functions' own address.",
      ),
      none: unwell(
        "No text was written.",
        "Run `npm run doctor`: it asks the language model. The daily limits may also be used up.",
      ),
    },
    ask: async (place) => {
      let [pieces, hasText] = [0, false];
      try {
        for await (const text of textAbout(`Smoke test ${randomUUID()}`, place, new AbortController().signal)) {
          pieces++;
          hasText ||= text.includes('"message"');
        }
      } catch {
        return "none";
      }
      if (!hasText) return "none";
      return pieces > 1 ? "yes" : "late";
    },
  }),
  question({
    asks: "Is a function told that its caller has left?",
    outcomes: {
      yes: well("A text without a waiting reader is not written to its end."),
      no: well(
        "A text whose page is closed is written to its end and paid for; the limits for each day bound that.",
        "Nothing breaks: “Stop” tells the server by a call of its own.",
      ),
      unknown: well(
        "The log does not say yet what became of it.",
        "Look for “text generated” in the log of generateCourseOutline, some seconds after this moment.",
      ),
    },
    ask: async (place) => {
      const topic = `Smoke test of leaving ${randomUUID()}`;
      const since = new Date();
      const leaving = new AbortController();
      try {
        for await (const text of textAbout(topic, place, leaving.signal)) if (text.includes('"message"')) break;
      } catch {
        return "unknown";
      }
      leaving.abort();
      for (let waited = 0; waited < 30_000; waited += 1000) {
        const written = await place.writtenToTheEnd(topic, since);
        if (written !== undefined) return written ? "no" : "yes";
        await pause(1000);
      }
      return "unknown";
    },
  }),
];

const mostMs = 90_000;

/** Asks for a text; answers with its chunks as they come, until it is left. */
async function* textAbout(topic: string, { functions }: SmokePlace, left: AbortSignal): AsyncGenerator<string> {
  const response = await fetch(`${functions}/generateCourseOutline`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ data: { topic } }),
    signal: AbortSignal.any([left, AbortSignal.timeout(mostMs)]),
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) yield decoder.decode(chunk as Uint8Array, { stream: true });
}
