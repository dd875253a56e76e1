import { useNavigate } from "react-router-dom";
import { Page } from "../../ui/page/page";
import { homeOf } from "./home";
import { LoginForm } from "./login-form";

/** The staff's entrance. Somebody who is signed in never gets here: the route sends them on. */
export function AdminLoginScreen() {
  const navigate = useNavigate();
  return (
    <Page title="Admin login" lead="For our staff: inquiries, tasks and invitations are behind this door.">
      <LoginForm onSignedIn={(signedIn) => void navigate(homeOf(signedIn), { replace: true })} />
    </Page>
  );
}
