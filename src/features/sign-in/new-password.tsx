import { useCallback, useState } from "react";
import { accountMessages, accountWords, passwordResetMessages } from "../../domain/accounts/words";
import { routes } from "../../domain/kernel/routes";
import { readResetCode } from "../../firebase/accounts/password-reset";
import { ButtonLink } from "../../ui/button/button-link";
import { useLoaded } from "../../ui/hooks/use-loaded";
import { Notice } from "../../ui/notice/notice";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Page } from "../../ui/page/page";
import { NewPasswordForm } from "./new-password-form";
import { ResetRequest } from "./reset-request";

/** The page of the letter's link: a new password, or the reason why this link gives none. */
export function NewPassword({ code, isAdministrator }: { code: string; isAdministrator: boolean }) {
  const { loaded, retry } = useLoaded(useCallback(() => readResetCode(code), [code]));
  const [ended, setEnded] = useState<string>();
  const [isSet, setIsSet] = useState(false);
  const link = loaded.status === "ready" ? loaded.value : undefined;
  const refused = ended ?? (link?.valid === false ? link.sentence : undefined);

  return (
    <Page title={accountWords.chooseTitle} lead={link?.valid && !isSet && accountWords.chooseFor(link.email)}>
      {loaded.status === "loading" && <Loading>{passwordResetMessages.checking}</Loading>}
      {loaded.status === "failed" && <ErrorState retry={retry}>{passwordResetMessages.checkFailed}</ErrorState>}
      {isSet && (
        <>
          <Notice kind="success" takesFocus>
            {passwordResetMessages.done}
          </Notice>
          <div>
            <ButtonLink to={routes.login} color="blaze">
              {accountMessages.logIn}
            </ButtonLink>
          </div>
        </>
      )}
      {refused !== undefined && (
        <>
          <Notice kind="error" takesFocus>
            {refused}
          </Notice>
          <ResetRequest />
        </>
      )}
      {link?.valid && !isSet && refused === undefined && (
        <NewPasswordForm
          code={code}
          isAdministrator={isAdministrator}
          email={link.email}
          onSet={() => setIsSet(true)}
          onEnded={setEnded}
        />
      )}
    </Page>
  );
}
