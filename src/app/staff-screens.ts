// The screens of the staff. Each loads many files, whose names would weigh on the page of every visitor.
import { withFirestore } from "../firebase/sdk/with-firestore";

export const staffScreens = {
  AdminDashboardPage: () => withFirestore(import("./pages/admin-dashboard-page")),
  WritingScreen: () => import("../features/admin/writing/writing-screen"),
  BusinessScreen: () => import("../features/assessment/business/business-screen"),
};
