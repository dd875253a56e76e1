import { page } from "../../../domain/brand/pages/how-we-work.md";
import { FirmPage } from "./firm-page";

export function HowWeWorkScreen() {
  return <FirmPage page={page} />;
}
