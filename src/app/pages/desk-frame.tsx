import { Outlet } from "react-router-dom";
import { Desk } from "../../features/admin/desk/desk";
import type { NextOfBusiness } from "../../features/assessment/business/business-screen";
import { late } from "../../ui/page/late";
import { Logout } from "../logout/logout";

const LateBusinessNext: NextOfBusiness = late(
  async () => (await import("../../features/admin/businesses/business-next")).BusinessNext,
);

export function DeskFrame() {
  return (
    <Desk logout={<Logout />}>
      <Outlet context={LateBusinessNext} />
    </Desk>
  );
}
