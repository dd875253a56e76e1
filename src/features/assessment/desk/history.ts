import { withFirestore } from "../../../firebase/sdk/with-firestore";

const loadHistory = () => withFirestore(import("../../../firebase/assessment/progress/history"));

/** The lists beside a business's plan, by the code of its invitation. */
export const history = {
  versions: async (code: string) => (await loadHistory()).followVersions(code),
  releases: async (code: string) => (await loadHistory()).followReleases(code),
  changes: async (code: string) => (await loadHistory()).followChanges(code),
  links: async (code: string) => (await loadHistory()).followLinks(code),
};
