import { Link, NavLink } from "react-router-dom";
import { brand } from "../domain/brand";
import { Blaze } from "../ui/blaze";
import classes from "./shell.module.css";

export function Header() {
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.brand}>
        <Blaze />
        {brand.name}
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        <NavLink to="/ai-tools">AI tools</NavLink>
      </nav>
    </header>
  );
}
