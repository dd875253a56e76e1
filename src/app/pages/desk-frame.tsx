import { Outlet } from "react-router-dom";
import { Desk } from "../../features/admin/desk/desk";
import { Logout } from "../logout/logout";

export function DeskFrame() {
  return (
    <Desk logout={<Logout />}>
      <Outlet />
    </Desk>
  );
}
