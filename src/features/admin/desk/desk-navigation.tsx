import { NavLink } from "react-router-dom";
import { routes } from "../../../domain/kernel/routes";
import { placeWords } from "../../../domain/operation/place-words";
import { useStaff } from "../shared/staff-context";
import classes from "./desk.module.css";
import { deskPlaces } from "./places";

/** The way to each place that a member of the staff may go to. */
export function DeskNavigation() {
  const { may } = useStaff();
  return (
    <nav className={classes.navigation} aria-label={placeWords.navigation}>
      <ul>
        {deskPlaces
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
