import { page } from "../../../domain/brand/pages/imprint.md";
import { FirmPage } from "./firm-page";

export function ImprintScreen() {
  return <FirmPage page={page} />;
}
