import { useEffect, useState } from "react";
import { answerLoginProofs, type LoginProof } from "../../../firebase/sdk/calls/login-proof";
import { late } from "../../../ui/page/late";

const LateLoginProofDialog = late(async () => (await import("./login-proof-dialog")).LoginProofDialog);

interface AskedProof {
  proof: LoginProof;
  answer: (isShown: boolean) => void;
}

/** Asks for what a call of this page was refused for; shows nothing before. */
export function LoginProofs() {
  const [asked, setAsked] = useState<AskedProof>();

  useEffect(
    () =>
      answerLoginProofs(
        (proof) =>
          new Promise((resolve) => {
            setAsked({ proof, answer: resolve });
          }),
      ),
    [],
  );

  if (!asked) return null;
  return (
    <LateLoginProofDialog
      proof={asked.proof}
      onEnd={(isShown) => {
        setAsked(undefined);
        asked.answer(isShown);
      }}
    />
  );
}
