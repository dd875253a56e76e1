import { Navigate, useLocation } from "react-router-dom";
import { movedPart } from "../../features/admin/desk/places";
import { InboxScreen } from "../../features/admin/inbox/inbox-screen";

export function AdminDashboardPage() {
  const { hash } = useLocation();
  const moved = movedPart(hash);
  // A link that says what to search for begins the lists anew.
  return moved === undefined ? <InboxScreen key={hash.includes("/") ? hash : ""} /> : <Navigate to={moved} replace />;
}
