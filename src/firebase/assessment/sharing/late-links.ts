import { withFirestore } from "../../sdk/with-firestore";

/** Making, following and revoking links, which screens load when a person asks for them. */
export const loadSharedLinks = () => withFirestore(import("./links"));
