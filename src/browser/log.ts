import { lookForNewerSite } from "./newer-site";

/** For failures that the person need not know of, unless the page is older than the site: one line in the console. */
export function logWarning(sentence: string, error: unknown): void {
  console.warn(sentence, error);
  void lookForNewerSite();
}
