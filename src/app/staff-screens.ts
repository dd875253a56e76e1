// The screens of the staff. Each loads many files, whose names would weigh on the page of every visitor.
import { withFirestore } from "../firebase/sdk/with-firestore";

export const staffScreens = {
  AdminDashboardPage: () => withFirestore(import("./pages/admin-dashboard-page")),
  DeskFrame: () => withFirestore(import("./pages/desk-frame")),
  BusinessesScreen: () => withFirestore(import("../features/admin/businesses/businesses-screen")),
  MailingListScreen: () => withFirestore(import("../features/admin/mailing-list/mailing-list-screen")),
  SettingsScreen: () => withFirestore(import("../features/admin/settings/settings-screen")),
  WritingScreen: () => import("../features/admin/writing/writing-screen"),
  BusinessScreen: () => import("../features/assessment/business/business-screen"),
};
