import { NavLink } from "react-router-dom";
import { routes } from "../../../domain/kernel/routes";
import { deskWords } from "../../../domain/operation/desk-words";
import { useStaff } from "../shared/staff-context";
import classes from "./desk.module.css";
import { places } from "./places";

/** The way to each place that a member of the staff may go to. */
export function DeskNavigation() {
  const { may } = useStaff();
  return (
    <nav className={classes.navigation} aria-label={deskWords.navigation}>
      <ul>
        {places
          .filter(({ right }) => may(right))
          .map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path} end={path === routes.adminDashboard}>
                {name}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
