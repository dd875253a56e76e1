import { withFirestore } from "../../../firebase/sdk/with-firestore";

const load = () => withFirestore(import("../../../firebase/assessment/progress/history"));

/** The lists beside a business's plan, by the code of its invitation. */
export const history = {
  versions: async (code: string) => (await load()).followVersions(code),
  releases: async (code: string) => (await load()).followReleases(code),
  changes: async (code: string) => (await load()).followChanges(code),
  links: async (code: string) => (await load()).followLinks(code),
};
