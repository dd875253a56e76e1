import { Button } from "@mantine/core";
import { Link, useNavigate } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { signInMessages } from "../../domain/accounts/words";
import { signOut, useSession } from "../../firebase/accounts/session";
import { Page } from "../../ui/page/page";
import { homeOf } from "./home";
import { LoginForm } from "./login-form";
import classes from "./login-form.module.css";

/** For everybody with an account; where it leads depends on the administrator's claim. */
export function LoginScreen() {
  const navigate = useNavigate();
  const session = useSession();
  return (
    <Page title="Login" lead={`For businesses that ${brand.name} has invited, and for our staff.`}>
      {session.status === "signed-in" && (
        <p className={classes.aside}>
          {signInMessages.signedInAs(session.email ?? session.uid)}
          <Link to={homeOf(session)}>Go to your dashboard</Link>
          <Button variant="subtle" onClick={() => void signOut()}>
            Logout
          </Button>
        </p>
      )}
      <LoginForm onSignedIn={(signedIn) => void navigate(homeOf(signedIn))} />
    </Page>
  );
}
