import { page } from "../../../domain/brand/pages/about-voices.md";
import { FirmPage } from "./firm-page";

export function AboutVoicesScreen() {
  return <FirmPage page={page} />;
}
