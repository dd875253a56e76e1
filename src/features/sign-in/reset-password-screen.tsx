import { useSearchParams } from "react-router-dom";
import { accountWords } from "../../domain/accounts/words";
import { isAdministratorIn, resetCodeIn } from "../../domain/accounts/reset-link";
import { Page } from "../../ui/page/page";
import { NewPassword } from "./new-password";
import { ResetRequest } from "./reset-request";

/** For a forgotten password: asks for our letter, and is where the link in it leads. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const code = resetCodeIn(query);
  if (code !== undefined) return <NewPassword key={code} code={code} isAdministrator={isAdministratorIn(query)} />;
  return (
    <Page title={accountWords.resetTitle} lead={accountWords.resetMeaning}>
      <ResetRequest />
    </Page>
  );
}
