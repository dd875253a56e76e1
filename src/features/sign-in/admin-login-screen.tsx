import { useNavigate } from "react-router-dom";
import { accountWords } from "../../domain/accounts/words";
import { homeOf } from "../../domain/kernel/routes";
import { Page } from "../../ui/page/page";
import { LoginForm } from "./login-form";

/** The staff's entrance. A signed-in person never gets here: the route sends them on. */
export function AdminLoginScreen() {
  const navigate = useNavigate();
  return (
    <Page title={accountWords.adminLogin} lead={accountWords.adminLoginLead}>
      <LoginForm onSignedIn={(signedIn) => void navigate(homeOf(signedIn), { replace: true })} />
    </Page>
  );
}
