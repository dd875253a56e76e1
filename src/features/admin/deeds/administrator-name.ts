import { deedWords } from "../../../domain/operation/deeds/words";
import type { Colleague } from "../../../firebase/accounts/administrators";

export function administratorName({ email, revokedAt }: Colleague): string {
  return revokedAt === undefined ? email : deedWords.former(email);
}
