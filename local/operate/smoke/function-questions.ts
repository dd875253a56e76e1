import { askPlatform, emptyCall, question } from "./question";

/** The code that a callable's refusal names. */
function codeIn(text: string): string {
  return /"status"\s*:\s*"([A-Z_]+)"/.exec(text)?.[1] ?? "";
}

export const functionQuestions = [
  question({
    asks: "Do calls from the browser arrive, and are they refused by their codes?",
    outcomes: {
      yes: { isWell: true, means: "Visitors can call, strangers are told to log in.", todo: "" },
      shut: {
        isWell: false,
        means: "The platform refuses every call, so no form and no tool works.",
        todo: "An organisation policy forbids public functions (Domain restricted sharing): let its administrator except this project, and deploy again.",
      },
      no: {
        isWell: false,
        means: "The functions do not answer where the browser calls them.",
        todo: "Compare FUNCTIONS_REGION with the region of the functions in the console, and deploy again.",
      },
    },
    ask: async ({ functionAddress }) => {
      const visitor = await askPlatform(functionAddress("generateCourseOutline"), emptyCall);
      if (visitor.status === 401 || visitor.status === 403) return "shut";
      const stranger = await askPlatform(functionAddress("previewEmailBlast"), emptyCall);
      const codes = [codeIn(visitor.text), codeIn(stranger.text)];
      return codes.join() === "INVALID_ARGUMENT,UNAUTHENTICATED" ? "yes" : "no";
    },
  }),
  question({
    asks: "Does a task's address lead to its function, and is it shut to everybody else?",
    outcomes: {
      shut: { isWell: true, means: "Only the queue starts the functions that send.", todo: "" },
      emulated: { isWell: true, means: "The emulators have no rights that could shut it.", todo: "" },
      absent: {
        isWell: false,
        means: "The address that the SDK gives to tasks leads nowhere, so blasts and statements wait for ever.",
        todo: "Compare FUNCTIONS_REGION with where sendBlasts runs: `gcloud functions list --v2`.",
      },
      open: {
        isWell: false,
        means: "Anybody can start the functions that send.",
        todo: "Take the role Cloud Run Invoker away from allUsers at the services sendblasts and sendstatements.",
      },
    },
    ask: async ({ functionAddress, isLocal }) => {
      const { status } = await askPlatform(functionAddress("sendStatements"), emptyCall);
      if (status === 0 || status === 404) return "absent";
      if (isLocal) return "emulated";
      return status === 401 || status === 403 ? "shut" : "open";
    },
  }),
  question({
    asks: "Are the documents shut to who has no account?",
    outcomes: {
      yes: { isWell: true, means: "The security rules hold.", todo: "" },
      open: {
        isWell: false,
        means: "Anybody can read what visitors have written.",
        todo: "At once: `npx firebase deploy --only firestore:rules`.",
      },
      silent: {
        isWell: false,
        means: "The database neither answers nor refuses.",
        todo: "Run `npm run doctor`: it asks whether there is one, and which rules it has.",
      },
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
      yes: { isWell: true, means: "The quota suffices.", todo: "" },
      unlimited: { isWell: true, means: "Nothing limits them here.", todo: "" },
      no: {
        isWell: false,
        means: "When many people come at once, calls are refused although the parameters would allow them.",
        todo: "Lower MAX_INSTANCES_…, or ask for more CPU at https://console.cloud.google.com/iam-admin/quotas (Cloud Run).",
      },
    },
    ask: async ({ cpuQuota, cpuNeeded }) => {
      const quota = await cpuQuota();
      if (quota === undefined) return "unlimited";
      return cpuNeeded <= quota ? "yes" : "no";
    },
  }),
];
