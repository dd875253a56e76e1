import { Link, NavLink } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { routes } from "../../domain/kernel/routes";
import { homeOf } from "../../features/sign-in/home";
import { useSession } from "../../firebase/accounts/session";
import { Blaze } from "../../ui/trail/blaze";
import classes from "./shell.module.css";

export function Header() {
  const session = useSession();
  return (
    <header className={classes.header}>
      <Link to={routes.landing} className={classes.brand}>
        <Blaze />
        {brand.name}
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        <NavLink to={routes.aiTools}>AI tools</NavLink>
        {session.status === "signed-in" ? (
          <NavLink to={homeOf(session)}>Dashboard</NavLink>
        ) : (
          <NavLink to={routes.login}>Sign in</NavLink>
        )}
      </nav>
    </header>
  );
}
