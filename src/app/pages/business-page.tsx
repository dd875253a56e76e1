import { BusinessNext } from "../../features/admin/businesses/business-next";
import { BusinessScreen } from "../../features/assessment/business/business-screen";

export function BusinessPage() {
  return <BusinessScreen next={(code, invitation) => <BusinessNext id={code} invitation={invitation} />} />;
}
