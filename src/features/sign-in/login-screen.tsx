import { Button } from "@mantine/core";
import { Link, useNavigate } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import { signOut, useSession } from "../../firebase/accounts/session";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";
import { homeOf } from "./home";
import { LoginForm } from "./login-form";
import classes from "./login-form.module.css";

/** For everybody with an account; where it leads depends on the administrator's claim. */
export function LoginScreen() {
  const navigate = useNavigate();
  const session = useSession();
  return (
    <Page title={accountWords.login} lead={accountWords.loginLead(brand.name)}>
      {session.status === "signed-out" && session.ended && (
        <Notice kind="warning">{signInMessages.sessionEnded}</Notice>
      )}
      {session.status === "signed-in" && (
        <p className={classes.aside}>
          {signInMessages.signedInAs(session.email ?? session.uid)}
          <Link to={homeOf(session)}>{accountWords.toDashboard}</Link>
          <Button variant="subtle" onClick={() => void signOut()}>
            {accountWords.logout}
          </Button>
        </p>
      )}
      <LoginForm onSignedIn={(signedIn) => void navigate(homeOf(signedIn))} />
    </Page>
  );
}
