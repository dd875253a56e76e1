// The steps that follow from a change in each collection.
import { textsOfInquiry } from "../../../src/domain/inquiries/inquiry";
import { textsOfInvitation } from "../../../src/domain/invitations/invitation";
import { textsOfSubscriber } from "../../../src/domain/mailing-list/subscribers/subscriber";
import { paths } from "../../../src/domain/kernel/collections";
import { mailSecrets } from "../config";
import { endWithCourse } from "../course/end-with-course";
import { countIn, countOut } from "../firestore/counter";
import { dateCreation } from "../firestore/creation-date";
import { documentTrigger } from "../firestore/document-trigger";
import { keepSearchWords } from "../firestore/search-words";
import { acknowledgeInquiry } from "../inquiries/acknowledge-inquiry";
import { endWithInquiry } from "../inquiries/end-with-inquiry";
import { keepForATime } from "../inquiries/keep-for-a-time";
import { endSessions, takeOverRounds } from "../invitations/changes/follow-move";
import { passLanguageOn } from "../invitations/follow-language";
import { followAnswers, followInvitation } from "../invitations/follow-progress";
import { exchangeCopy } from "../invitations/seats/exchange";
import { showSeat } from "../invitations/seats/show-seat";
import { endSeats } from "../invitations/seats/take-away";
import { floodGate } from "../limits/flood/arrival-gate";
import { welcomeSubscription } from "../mailing-list/on-subscribed";
import {
  deedOfAnswered,
  deedOfBusiness,
  deedOfNote,
  deedOfOutcome,
  deedOfSavedReply,
} from "../operator/deeds/deeds-of-documents";
import { deedOfTaskOrItsEnd, deedOfUnsaidDeletion, recordDeed } from "../operator/deeds/record-deeds";
import { notifyStaff, theirOwner } from "../operator/notifications/notify-staff";
import {
  blastStopped,
  businessMovedOn,
  floodBegan,
  inquiryArrived,
  taskHandedOver,
} from "../operator/notifications/what-happened";
import { announceRelease } from "../plan/release-mail";
import { blastEvents, outcomeEvents, repliedInquiryEvents, subscriptionEvents } from "../statements/changes";
import {
  eventsBelowAnswers,
  eventsOfAnswers,
  eventsOfInquiry,
  eventsOfInvitation,
  eventsOfSeat,
  eventsOfTask,
  recordEvents,
} from "../statements/recorded-events";

/** Few are written, and no person waits. */
const rare = { maxInstances: 1 } as const;

export const subscriptionWritten = documentTrigger(
  paths.subscription("{id}"),
  {
    count: countOut("emailList"),
    date: dateCreation,
    words: keepSearchWords(textsOfSubscriber),
    welcome: welcomeSubscription,
    record: recordEvents(subscriptionEvents),
  },
  { secrets: mailSecrets, gate: floodGate("emailList") },
);
export const inquiryWritten = documentTrigger(
  paths.inquiry("{id}"),
  {
    count: countOut("inquiries"),
    date: keepForATime,
    acknowledge: acknowledgeInquiry,
    end: endWithInquiry,
    deed: recordDeed(deedOfUnsaidDeletion),
    notify: notifyStaff(inquiryArrived),
    record: recordEvents(eventsOfInquiry),
  },
  { secrets: mailSecrets, gate: floodGate("inquiries", notifyStaff(floodBegan)) },
);
export const inquiryOutcomeWritten = documentTrigger(
  paths.inquiryOutcome("{id}"),
  { deed: recordDeed(deedOfOutcome), record: recordEvents(outcomeEvents) },
  rare,
);
export const taskWritten = documentTrigger(
  paths.task("{uid}", "{id}"),
  {
    words: keepSearchWords(textsOfInquiry),
    end: endWithInquiry,
    deed: recordDeed(deedOfTaskOrItsEnd),
    notify: notifyStaff(taskHandedOver, theirOwner),
    record: recordEvents(eventsOfTask),
  },
  { secrets: mailSecrets },
);
export const repliedInquiryWritten = documentTrigger(
  paths.repliedInquiry("{uid}", "{id}"),
  {
    words: keepSearchWords(textsOfInquiry),
    end: endWithInquiry,
    deed: recordDeed(deedOfAnswered),
    record: recordEvents(repliedInquiryEvents),
  },
  rare,
);
export const invitationWritten = documentTrigger(
  paths.invitation("{id}"),
  {
    count: countIn("invitations"),
    date: dateCreation,
    follow: followInvitation,
    sessions: endSessions,
    rounds: takeOverRounds,
    seats: endSeats,
    language: passLanguageOn,
    words: keepSearchWords(textsOfInvitation),
    notify: notifyStaff(businessMovedOn),
    record: recordEvents(eventsOfInvitation),
  },
  { secrets: mailSecrets },
);
export const answersWritten = documentTrigger(
  paths.answersOf("{id}"),
  { announce: announceRelease, follow: followAnswers, record: recordEvents(eventsOfAnswers) },
  { secrets: mailSecrets },
);
export const seatWritten = documentTrigger(
  paths.seat("{id}"),
  { show: showSeat, record: recordEvents(eventsOfSeat) },
  rare,
);
export const seatAnswersWritten = documentTrigger(paths.seatAnswers("{id}"), { exchange: exchangeCopy });
export const blastWritten = documentTrigger(
  paths.blast("{id}"),
  { notify: notifyStaff(blastStopped), record: recordEvents(blastEvents) },
  { secrets: mailSecrets, ...rare },
);
export const noteWritten = documentTrigger(paths.inquiryNote("{id}", "{note}"), { deed: recordDeed(deedOfNote) }, rare);
export const savedReplyWritten = documentTrigger(
  paths.savedReply("{id}"),
  { deed: recordDeed(deedOfSavedReply) },
  rare,
);
/** Hears of every document one level below a business's answers. */
export const businessWritten = documentTrigger(
  `${paths.answersOf("{code}")}/{collection}/{id}`,
  { deed: recordDeed(deedOfBusiness), end: endWithCourse, record: recordEvents(eventsBelowAnswers) },
  rare,
);
