import { placeWords } from "../../../domain/operation/place-words";
import { Colleagues } from "../colleagues/colleagues";
import { Deeds } from "../deeds/deeds";
import { DeskPage } from "../desk/desk-page";
import { Health } from "../health/health";
import { SavedRepliesCard } from "../inquiries/saved-replies/saved-replies-card";
import { LearningRecords } from "../learning-records/learning-records";
import { YourLogin } from "../login/your-login";
import { Notifications } from "../notifications/notifications";
import { PersonalData } from "../personal-data/personal-data";
import classes from "./settings.module.css";

/** The parts that administrators set up and look after, beside the day's work. */
export function SettingsScreen() {
  return (
    <DeskPage title={placeWords.settings} right="readDeeds">
      <div className={classes.settings}>
        <div>
          <Notifications />
          <YourLogin />
          <SavedRepliesCard />
        </div>
        <div>
          <Health />
          <Colleagues />
          <LearningRecords />
          <PersonalData />
        </div>
      </div>
      <Deeds />
    </DeskPage>
  );
}
