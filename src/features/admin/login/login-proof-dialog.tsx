import { loginProofWords, secondFactorWords } from "../../../domain/accounts/second-factor/words";
import type { LoginProof } from "../../../firebase/sdk/calls/login-proof";
import { Dialog } from "../../../ui/dialog/dialog";
import { ConfirmLogin } from "./confirm-login";
import { SetUpFactor } from "./set-up-factor";

interface LoginProofDialogProps {
  proof: LoginProof;
  onEnd: (isShown: boolean) => void;
}

export function LoginProofDialog({ proof, onEnd }: LoginProofDialogProps) {
  const isSetUp = proof === "second factor";
  const Part = isSetUp ? SetUpFactor : ConfirmLogin;
  return (
    <Dialog title={isSetUp ? secondFactorWords.setUpTitle : loginProofWords.title} onClose={() => onEnd(false)}>
      <Part onDone={() => onEnd(true)} onCancel={() => onEnd(false)} />
    </Dialog>
  );
}
