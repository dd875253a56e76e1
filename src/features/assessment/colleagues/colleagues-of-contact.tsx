import { ColleaguesSection } from "../voices/colleagues-section";
import { OwnColleagues, type OwnColleaguesProps } from "./own-colleagues";

/** The people of a business, for its contact: colleagues who answer a part, and teams that rate themselves. */
export function ColleaguesOfContact({ invitationId }: OwnColleaguesProps) {
  return (
    <>
      <OwnColleagues key={invitationId} invitationId={invitationId} />
      <ColleaguesSection invitationId={invitationId} />
    </>
  );
}
