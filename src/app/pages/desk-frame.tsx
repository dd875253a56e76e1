import { Outlet } from "react-router-dom";
import { Desk } from "../../features/admin/desk/desk";
import type { NextOfBusiness } from "../../features/assessment/business/business-screen";
import { late } from "../../ui/page/late";
import { Logout } from "../logout/logout";

const LateBusinessNext = late(async () => (await import("../../features/admin/businesses/business-next")).BusinessNext);

const nextOfBusiness: NextOfBusiness = (code, invitation) => <LateBusinessNext id={code} invitation={invitation} />;

export function DeskFrame() {
  return (
    <Desk logout={<Logout />}>
      <Outlet context={nextOfBusiness} />
    </Desk>
  );
}
