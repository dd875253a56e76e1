import { Link } from "react-router-dom";
import { staffWords } from "../../../domain/accounts/signed-in-words";
import { routes } from "../../../domain/kernel/routes";
import { listMessages } from "../../../domain/kernel/list-words";
import { useMay } from "../../../firebase/sdk/use-may";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { Deeds } from "../deeds/deeds";
import { LoginProofs } from "../login/login-proofs";
import { YourLogin } from "../login/your-login";

/** The parts that administrators set up and look after, beside the day's work. */
export function SettingsScreen() {
  const may = useMay();
  return (
    <Page title={listMessages.settings} width="wide">
      <Link to={routes.adminDashboard}>{listMessages.back}</Link>
      {may("readDeeds") ? (
        <>
          <YourLogin />
          <Deeds />
          <LoginProofs />
        </>
      ) : (
        <Notice kind="info">{staffWords.forAdministrators}</Notice>
      )}
    </Page>
  );
}
