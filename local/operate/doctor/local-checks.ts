// Checks one machine.
import { administratorProblems } from "./administrators";
import type { Check, Problem } from "./check";
import { latenessProblems } from "./lateness";
import type { LocalFacts } from "./local-facts";

export const localChecks: readonly Check<LocalFacts>[] = [
  silence,
  functionsDoNotLoad,
  noPolicy,
  emulatorTellsAddresses,
  ({ late }) => latenessProblems(late),
  (facts) => (isRunning(facts) ? administratorProblems(facts.administrators, "--local") : []),
];

function isRunning({ silent }: LocalFacts): boolean {
  return silent.length === 0;
}

function silence({ silent }: LocalFacts): Problem | undefined {
  if (silent.length === 0) return undefined;
  return { sentence: `There is no answer for ${silent.join(", ")}.`, repair: "Run `npm start` in another terminal." };
}

function functionsDoNotLoad(facts: LocalFacts): Problem | undefined {
  if (!isRunning(facts) || facts.functionsLoad) return undefined;
  return {
    sentence: "The functions emulator runs, but the functions do not.",
    repair: "See the end of .local/start/emulators.log, then run `npm start` again.",
  };
}

function noPolicy(facts: LocalFacts): Problem | undefined {
  if (!isRunning(facts) || "content-security-policy" in facts.siteHeaders) return undefined;
  return {
    sentence: "The site is served without the headers of firebase.json, as `npm run dev` does.",
    repair: "Run `npm start` instead to see what production does.",
  };
}

function emulatorTellsAddresses(facts: LocalFacts): Problem | undefined {
  if (!isRunning(facts) || facts.hidesAddresses) return undefined;
  return {
    sentence: "The account emulator tells a wrong password from an unknown address, which production does not.",
    repair: "Run `npm start` again.",
  };
}
