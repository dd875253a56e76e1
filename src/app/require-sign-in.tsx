import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { useSession } from "../firebase/session";

/** Sends whoever is not signed in to the login. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.status === "signed-out" ? <Navigate to="/login" replace /> : children;
}
