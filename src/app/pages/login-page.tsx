import { LoginScreen } from "../../features/sign-in/login-screen";
import { Logout } from "../logout/logout";

export function LoginPage() {
  return <LoginScreen logout={<Logout variant="subtle" />} />;
}
