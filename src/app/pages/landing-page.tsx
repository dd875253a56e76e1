import { loadAhead } from "../../browser/tasks";
import { LandingScreen } from "../../features/landing/landing-screen";

export function LandingPage() {
  return <LandingScreen onTopic={loadForTopic} />;
}

/** Loads what an outline waits for, while its topic is typed. */
function loadForTopic(): void {
  // Offline nothing is asked: a browser may never load again a module that failed to load once.
  if (navigator.onLine) loadAhead(async () => (await import("../../features/ai-tools/first-text")).loadForFirstText());
}
