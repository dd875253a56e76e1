import { routes } from "../../domain/kernel/routes";

/** Where somebody belongs after signing in. */
export function homeOf({ admin }: { admin: boolean }): string {
  return admin ? routes.adminDashboard : routes.dashboard;
}
