// One trigger for each kind of document whose changes are events. A trigger that fails is run again by the platform
// (`retry`), so no event is lost; that it may also run twice does no harm.
import { onDocumentWritten } from "firebase-functions/v2/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import type { StatementEvent } from "../../../src/domain/statements/statements";
import { statementConfig } from "../config";
import { invitationRequestDocument } from "../invitations/stored-invitation";
import { database } from "../firestore/database";
import {
  answerEvents,
  blastEvents,
  inquiryEvents,
  invitationEvents,
  isCreation,
  isDeletion,
  outcomeEvents,
  repliedInquiryEvents,
  subscriptionEvents,
  taskEvents,
  type Change,
} from "./changes";
import { recordEvent } from "./outbox";
import { projectOutbox } from "./project-outbox";
import { statementContext } from "./statement-context";
import { enqueueRelay } from "./enqueue";

interface Watched {
  path: string;
  events: (change: Change) => StatementEvent[] | Promise<StatementEvent[]>;
}

const watched = {
  subscriptions: { path: paths.subscription("{id}"), events: subscriptionEvents },
  inquiries: { path: paths.inquiry("{id}"), events: eventsOfInquiry },
  repliedInquiries: { path: paths.repliedInquiry("{uid}", "{id}"), events: repliedInquiryEvents },
  outcomes: { path: paths.inquiryOutcome("{id}"), events: outcomeEvents },
  tasks: { path: paths.task("{uid}", "{id}"), events: eventsOfTask },
  invitations: { path: paths.invitation("{id}"), events: eventsOfInvitation },
  answers: { path: paths.answersOf("{id}"), events: eventsOfAnswers },
  blasts: { path: paths.blast("{id}"), events: blastEvents },
} satisfies Record<string, Watched>;

/** Publishes the trigger that puts what happens to these documents into the outbox. */
export function statementTrigger(name: keyof typeof watched) {
  const { path, events }: Watched = watched[name];
  return onDocumentWritten({ document: path, retry: true }, async ({ data, params, time }) => {
    if (!statementConfig().enabled) return;
    const [before, after] = [data?.before.data(), data?.after.data()];
    const madeAt = data?.after.createTime?.toDate();
    const happened = await events({ params, before, after, at: new Date(time), madeAt });
    if (happened.length === 0) return;
    await Promise.all(happened.map((event) => recordEvent(projectOutbox, event, statementContext())));
    await enqueueRelay(projectOutbox.now());
  });
}

/** The commit that takes an inquiry away writes its outcome; there is none where a deletion was undone. */
async function eventsOfInquiry(change: Change): Promise<StatementEvent[]> {
  if (!isDeletion(change)) return inquiryEvents(change, undefined);
  return inquiryEvents(change, (await readOutcome(change)).data());
}

async function eventsOfTask(change: Change): Promise<StatementEvent[]> {
  if (!isCreation(change)) return taskEvents(change);
  const outcome = await readOutcome(change);
  return taskEvents(change, outcome.get("outcome") === "moved" ? outcome.createTime?.toDate() : undefined);
}

function readOutcome({ params }: Change) {
  return database.doc(paths.inquiryOutcome(params.id ?? "")).get();
}

async function eventsOfInvitation(change: Change): Promise<StatementEvent[]> {
  if (!isCreation(change)) return invitationEvents(change, undefined);
  const { businessName, businessEmail } = change.after ?? {};
  const request = await invitationRequestDocument({
    businessName: String(businessName),
    businessEmail: String(businessEmail),
  }).get();
  return invitationEvents(change, request.data());
}

async function eventsOfAnswers(change: Change): Promise<StatementEvent[]> {
  // Most saves complete nothing, so only those that do ask who the business is.
  if (answerEvents(change, undefined).length === 0) return [];
  const invitation = await database.doc(paths.invitation(change.params.id ?? "")).get();
  return answerEvents(change, invitation.get("usedBy") as string | undefined);
}
