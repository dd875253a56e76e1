// The first screen of the staff. It loads many files, whose names would weigh on the page of every visitor.
import { withFirestore } from "../firebase/sdk/with-firestore";

export const staffScreens = {
  AdminDashboardPage: () => withFirestore(import("./pages/admin-dashboard-page")),
  DeskFrame: () => withFirestore(import("./pages/desk-frame")),
};
