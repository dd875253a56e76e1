import { Link, NavLink } from "react-router-dom";
import { brand } from "../../domain/kernel/brand";
import { homeOf } from "../../features/sign-in/home";
import { useSession } from "../../firebase/accounts/session";
import { Blaze } from "../../ui/trail/blaze";
import classes from "./shell.module.css";

export function Header() {
  const session = useSession();
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand}>
        <Blaze />
        {brand.name}
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        <NavLink to="/ai-tools">AI tools</NavLink>
        {session.status === "signed-in" ? (
          <NavLink to={homeOf(session)}>Dashboard</NavLink>
        ) : (
          <NavLink to="/login">Sign in</NavLink>
        )}
      </nav>
    </header>
  );
}
