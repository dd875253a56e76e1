import { Link } from "react-router-dom";
import { routes } from "../../../domain/kernel/routes";
import { listMessages } from "../../../domain/kernel/list-words";
import { Page } from "../../../ui/page/page";
import { Deeds } from "../deeds/deeds";

/** The parts that administrators set up and look after, beside the day's work. */
export function SettingsScreen() {
  return (
    <Page title={listMessages.settings} width="wide">
      <Link to={routes.adminDashboard}>{listMessages.back}</Link>
      <Deeds />
    </Page>
  );
}
