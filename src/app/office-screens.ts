// The other screens of the staff, whose names would weigh on their first one.
import { withFirestore } from "../firebase/sdk/with-firestore";

export const officeScreens = {
  BusinessesScreen: () => withFirestore(import("../features/admin/businesses/businesses-screen")),
  MailingListScreen: () => withFirestore(import("../features/admin/mailing-list/mailing-list-screen")),
  SettingsScreen: () => withFirestore(import("../features/admin/settings/settings-screen")),
  WritingScreen: () => import("../features/admin/writing/writing-screen"),
  BusinessScreen: () => import("../features/assessment/business/business-screen"),
};
