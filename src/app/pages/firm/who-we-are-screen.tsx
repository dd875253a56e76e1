import { page } from "../../../domain/brand/pages/who-we-are.md";
import { FirmPage } from "./firm-page";

export function WhoWeAreScreen() {
  return <FirmPage page={page} />;
}
