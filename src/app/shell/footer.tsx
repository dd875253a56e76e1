import { Link } from "react-router-dom";
import { appMessages } from "../../domain/kernel/words";
import { brand } from "../../domain/kernel/brand";
import { routes } from "../../domain/kernel/routes";
import { ColorSchemeChoice } from "../../ui/theme/color-scheme-choice";
import classes from "./shell.module.css";

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.footing}>
        <span>{brand.name}</span>
        <a href={`mailto:${brand.contact}`}>{brand.contact}</a>
        <Link to={routes.whoWeAre}>{appMessages.whoWeAre}</Link>
        <Link to={routes.howWeWork}>{appMessages.howWeWork}</Link>
        <Link to={routes.imprint}>{appMessages.imprint}</Link>
        <Link to={routes.privacy}>{appMessages.privacy}</Link>
        <Link to={routes.accessibility}>{appMessages.accessibility}</Link>
        <a href={routes.thirdPartyNotices}>{appMessages.thirdPartyNotices}</a>
        <ColorSchemeChoice />
      </div>
    </footer>
  );
}
