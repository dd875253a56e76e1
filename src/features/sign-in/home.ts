/** Where somebody belongs after signing in. */
export function homeOf({ admin }: { admin: boolean }): string {
  return admin ? "/admin-dashboard" : "/dashboard";
}
