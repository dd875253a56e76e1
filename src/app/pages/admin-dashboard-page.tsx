import { AdminDashboardScreen } from "../../features/admin/admin-dashboard-screen";
import { Logout } from "../logout/logout";

export function AdminDashboardPage() {
  return <AdminDashboardScreen logout={<Logout />} />;
}
