import { routes } from "../../../src/domain/kernel/routes";
import { askPlatform, question } from "./question";

const policy = "content-security-policy";

export const hostingQuestions = [
  question({
    asks: "Is the site there, with our headers?",
    outcomes: {
      yes: { isWell: true, means: "The pages are served with our policy.", todo: "" },
      bare: {
        isWell: false,
        means: "The pages come without our policy, so something stands between Hosting and the visitor.",
        todo: "Open the site at its .web.app address; if the policy is there, the other domain's proxy drops it.",
      },
      no: { isWell: false, means: "There is no answer.", todo: "Deploy, then look at the domain in Hosting." },
    },
    ask: async ({ site }) => {
      const { status, headers } = await askPlatform(site);
      if (status !== 200) return "no";
      return headers.has(policy) ? "yes" : "bare";
    },
  }),
  question({
    asks: "Are the provider's own pages free of our policy?",
    outcomes: {
      free: { isWell: true, means: "Firebase's pages for links in its mail work.", todo: "" },
      bound: {
        isWell: false,
        means: "Our headers reach Firebase's own pages, whose script they forbid.",
        todo: "Links in our own mail lead to our own pages, so only mail that is sent from the Firebase console is concerned: send none from there.",
      },
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
      none: { isWell: true, means: "No page of ours is served there.", todo: "" },
      "framed by none": { isWell: true, means: "A page is served there, which no other site can frame.", todo: "" },
      bare: {
        isWell: false,
        means: "A page is served under /__/ that any other site can frame.",
        todo: "Run `git checkout firebase.json`, then deploy again.",
      },
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
      yes: { isWell: true, means: "One build serves this project too.", todo: "" },
      no: {
        isWell: false,
        means: "The page does not learn its project, so nothing on it works.",
        todo: "Link a web app to the site in the project's settings (Your apps, Web, Also set up Hosting).",
      },
    },
    ask: async ({ site, project }) => {
      const { status, text } = await askPlatform(new URL("/__/firebase/init.json", site).href);
      return status === 200 && text.includes(`"${project}"`) ? "yes" : "no";
    },
  }),
  question({
    asks: "Does what a mail program posts reach its function?",
    outcomes: {
      yes: { isWell: true, means: "Leaving the mailing list with one click works.", todo: "" },
      no: {
        isWell: false,
        means: "The request ends at a page, so one click leaves no list, and large providers refuse the blasts.",
        todo: "Deploy functions and site again, in this order: `npm run deploy` does.",
      },
    },
    ask: async ({ site }) => {
      const address = new URL(routes.unsubscribeOneClickLink("no-token"), site).href;
      const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
      // Our function refuses what is no token; a page would answer with 200, 404 or 405.
      return (await askPlatform(address, { method: "POST", body })).status === 400 ? "yes" : "no";
    },
  }),
];
