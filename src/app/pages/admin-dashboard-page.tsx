import { AdminDashboardScreen } from "../../features/admin/admin-dashboard-screen";
import { LoginProofs } from "../../features/sign-in/login-proof";
import { Logout } from "../logout/logout";

export function AdminDashboardPage() {
  return (
    <>
      <AdminDashboardScreen logout={<Logout />} />
      <LoginProofs />
    </>
  );
}
