import { Link, NavLink } from "react-router-dom";
import { appMessages } from "../../domain/kernel/words";
import { brand } from "../../domain/kernel/brand";
import { homeOf, routes } from "../../domain/kernel/routes";
import { useSession } from "../../firebase/sdk/session";
import { Logo } from "./logo";
import classes from "./shell.module.css";

export function Header() {
  const session = useSession();
  return (
    <header className={classes.header}>
      <Link to={routes.landing} className={classes.brand}>
        <Logo />
        {brand.name}
      </Link>
      <nav aria-label={appMessages.mainNavigation} className={classes.nav}>
        <NavLink to={routes.aiTools}>{appMessages.aiTools}</NavLink>
        {session.status === "signed-in" ? (
          <NavLink to={homeOf(session)}>{appMessages.dashboard}</NavLink>
        ) : (
          <NavLink to={routes.login}>{appMessages.logIn}</NavLink>
        )}
      </nav>
    </header>
  );
}
