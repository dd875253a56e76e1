import { useCallback, useState } from "react";
import { useParams } from "react-router-dom";
import { voiceWords } from "../../../domain/assessment/voices/voter-words";
import { readVoiceLink } from "../../../firebase/assessment/voices/voice";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Page } from "../../../ui/page/page";
import { uiWords } from "../../../ui/words";
import { VoiceForm } from "./voice-form";

/** /voice/:link: a person rates their own team, without an account. */
export function VoiceScreen() {
  const { link = "" } = useParams();
  return <VoicePage key={link} link={link} />;
}

function VoicePage({ link }: { link: string }) {
  const { loaded, retry } = useLoaded(useCallback(() => readVoiceLink(link), [link]));
  const [sent, setSent] = useState<string>();
  const result = loaded.status === "ready" ? loaded.value : undefined;
  if (sent !== undefined)
    return (
      <Page title={voiceWords.title}>
        <Notice kind="success" takesFocus>
          {sent}
        </Notice>
        <p>{voiceWords.thanks}</p>
      </Page>
    );
  if (!result?.done)
    return (
      <Page title={voiceWords.title}>
        {!result && <Loading>{uiWords.loading}</Loading>}
        {result?.answered && <Notice kind="error">{result.sentence}</Notice>}
        {result?.answered === false && <ErrorState retry={retry}>{result.sentence}</ErrorState>}
      </Page>
    );
  const { businessName, team, closesAt } = result.value;
  return (
    <Page title={voiceWords.ofTeam(team)} lead={voiceWords.lead(businessName, new Date(closesAt))}>
      <VoiceForm link={link} onSent={setSent} />
    </Page>
  );
}
