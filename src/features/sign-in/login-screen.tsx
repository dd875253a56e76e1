import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { homeOf } from "../../domain/kernel/routes";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import { useSession } from "../../firebase/sdk/session";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";
import { LoginForm } from "./login-form";
import classes from "./login-form.module.css";

/** For everybody with an account; where it leads depends on the administrator's claim. */
export function LoginScreen({ logout }: { logout: ReactNode }) {
  const navigate = useNavigate();
  const session = useSession();
  const { state: wanted } = useLocation() as { state: unknown };
  return (
    <Page title={accountWords.login} lead={accountWords.loginLead(brand.name)}>
      {session.status === "signed-out" && session.ended && (
        <Notice kind="warning">{signInMessages.sessionEnded}</Notice>
      )}
      {session.status === "signed-in" && session.wasStaff && (
        <Notice kind="warning">{signInMessages.noLongerStaff}</Notice>
      )}
      {session.status === "signed-in" && (
        <div className={classes.aside}>
          {signInMessages.signedInAs(session.email ?? session.uid)}
          <Link to={homeOf(session)}>{accountWords.toDashboard}</Link>
          {logout}
        </div>
      )}
      <LoginForm onSignedIn={(signedIn) => void navigate(homeOf(signedIn, wanted))} />
    </Page>
  );
}
