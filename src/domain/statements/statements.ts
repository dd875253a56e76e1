// The events, and the statement of each. A statement holds opaque ids and times, never a name, an address or a written
// text, because a learning record store may belong to others. Its id follows from the event, so an event that is
// reported twice is recorded once.
import { stepOf, type StepKey } from "../assessment/questionnaire/questionnaire";
import { brand } from "../kernel/brand";
import { activityTypes, language, verbs, type Activity, type Agent, type Statement, type Verb } from "./xapi";

export interface StatementEvent {
  readonly kind: StatementKind;
  /** The id of the document that it happened to. */
  readonly about: string;
  /** The uid of who did it; a visitor has none, and it is not always known which administrator it was. */
  readonly by?: string | undefined;
  readonly at: Date;
  /** The code of the invitation on whose path it happened. */
  readonly invitation?: string;
  /** The code of the business's first round, if this is a further one. */
  readonly firstRound?: string | undefined;
  readonly step?: StepKey;
  /** The difference between two events of one kind about one document, if there can be two. */
  readonly nth?: string;
}

/**
 * The parts that are not the event's: the home page of accounts and activities (without a slash at its end), and the
 * way from a name to a UUID (version 5).
 */
export interface StatementContext {
  readonly homePage: string;
  readonly uuid: (name: string) => string;
}

interface StatementDefinition {
  readonly verb: Verb;
  readonly actor: "visitor" | "administrator" | "client" | "team";
  readonly object: (event: StatementEvent, context: StatementContext) => Activity;
  readonly parent?: (event: StatementEvent, context: StatementContext) => Activity;
  readonly completes?: true;
}

const definitions = {
  subscribed: { verb: verbs.joined, actor: "visitor", object: (_, context) => mailingListActivity(context) },
  "inquiry sent": { verb: verbs.submitted, actor: "visitor", object: inquiryActivity },
  "inquiry moved": { verb: verbs.moved, actor: "administrator", object: inquiryActivity },
  "inquiry replied": { verb: verbs.replied, actor: "administrator", object: inquiryActivity },
  "inquiry deleted": { verb: verbs.deleted, actor: "administrator", object: inquiryActivity },
  "inquiry restored": { verb: verbs.restored, actor: "administrator", object: inquiryActivity },
  "task replied": { verb: verbs.replied, actor: "administrator", object: taskActivity, parent: inquiryActivity },
  "task completed": {
    verb: verbs.completed,
    actor: "administrator",
    object: taskActivity,
    parent: inquiryActivity,
    completes: true,
  },
  "task deleted": { verb: verbs.deleted, actor: "administrator", object: taskActivity, parent: inquiryActivity },
  "task restored": { verb: verbs.restored, actor: "administrator", object: taskActivity, parent: inquiryActivity },
  "invitation generated": { verb: verbs.invited, actor: "administrator", object: invitationActivity },
  "blast sent": {
    verb: verbs.sent,
    actor: "administrator",
    object: blastActivity,
    parent: (_, context) => mailingListActivity(context),
  },
  registered: { verb: verbs.registered, actor: "client", object: invitationActivity },
  "assessment started": { verb: verbs.initialized, actor: "client", object: assessmentActivity },
  "step completed": {
    verb: verbs.completed,
    actor: "client",
    object: stepActivity,
    parent: assessmentActivity,
    completes: true,
  },
  "assessment moved": { verb: verbs.assigned, actor: "administrator", object: assessmentActivity },
  "plan generated": { verb: verbs.created, actor: "client", object: planActivity, parent: assessmentActivity },
  "plan released": { verb: verbs.approved, actor: "administrator", object: planActivity, parent: assessmentActivity },
  /** Of the whole round and of no person in it: the actor is one word for all teams. */
  "voices closed": { verb: verbs.closed, actor: "team", object: voicesActivity, parent: assessmentActivity },
} as const satisfies Record<string, StatementDefinition>;

export type StatementKind = keyof typeof definitions;
export const statementKinds = Object.keys(definitions) as StatementKind[];

/** The UUID by which a statement is known, everywhere and for ever. */
export function statementId({ kind, about, step, nth }: StatementEvent, { uuid }: StatementContext): string {
  return uuid(["statement", kind, about, step, nth].filter((part) => part !== undefined).join("\n"));
}

/**
 * The registration of xAPI: everything on the path of one invited business carries the same. It does not tell the code.
 */
export function registrationOf(invitationCode: string, { uuid }: Pick<StatementContext, "uuid">): string {
  return uuid(`registration\n${invitationCode}`);
}

/**
 * Returns the account of a visitor, who has none: made from the id of their document, so it leads to no person without
 * that.
 */
export function visitorName(about: string, { uuid }: Pick<StatementContext, "uuid">): string {
  return uuid(`visitor\n${about}`);
}

export function statementOf(event: StatementEvent, context: StatementContext): Statement {
  const kind: StatementDefinition = definitions[event.kind];
  const parent = kind.parent?.(event, context);
  return {
    id: statementId(event, context),
    actor: actorOf(kind.actor, event, context),
    verb: kind.verb,
    object: kind.object(event, context),
    ...(kind.completes && { result: { completion: true } }),
    context: {
      ...(event.invitation !== undefined && { registration: registrationOf(event.invitation, context) }),
      platform: brand.name,
      language,
      ...contextActivities(parent, event, context),
    },
    timestamp: event.at.toISOString(),
  };
}

/** Each round has a registration of its own, and names the first one, so that a store can follow the whole path. */
function contextActivities(
  parent: Activity | undefined,
  { firstRound }: StatementEvent,
  context: StatementContext,
): Pick<Statement["context"], "contextActivities"> {
  if (!parent && firstRound === undefined) return {};
  const grouping = firstRound === undefined ? undefined : invitationActivity({ about: firstRound }, context);
  return { contextActivities: { ...(parent && { parent: [parent] }), ...(grouping && { grouping: [grouping] }) } };
}

function actorOf(role: StatementDefinition["actor"], { about, by }: StatementEvent, context: StatementContext): Agent {
  const name = by ?? (role === "visitor" ? visitorName(about, context) : role);
  return { objectType: "Agent", account: { homePage: context.homePage, name } };
}

function makeActivity(
  { homePage }: StatementContext,
  path: string,
  type: string,
  name: string,
  description: string,
): Activity {
  return {
    objectType: "Activity",
    id: `${homePage}/xapi/activities/${path}`,
    definition: { name: { [language]: name }, description: { [language]: description }, type },
  };
}

function mailingListActivity(context: StatementContext): Activity {
  const description = "The people who agreed to get news about the tools.";
  return makeActivity(context, "mailing-list", activityTypes.group, "Mailing list", description);
}

function inquiryActivity({ about }: StatementEvent, context: StatementContext): Activity {
  const description = "A question that a visitor sent through the form of the site.";
  return makeActivity(
    context,
    `inquiries/${encodeURIComponent(about)}`,
    activityTypes.question,
    "Inquiry",
    description,
  );
}

function taskActivity({ about }: StatementEvent, context: StatementContext): Activity {
  const description = "An inquiry that an administrator has taken into the task queue.";
  return makeActivity(context, `tasks/${encodeURIComponent(about)}`, activityTypes.task, "Task", description);
}

function blastActivity({ about }: StatementEvent, context: StatementContext): Activity {
  const description = "An email to everybody on the mailing list.";
  return makeActivity(
    context,
    `email-blasts/${encodeURIComponent(about)}`,
    activityTypes.email,
    "Email blast",
    description,
  );
}

/** No public vocabulary has a type for it. */
function invitationActivity({ about }: Pick<StatementEvent, "about">, context: StatementContext): Activity {
  const type = `${context.homePage}/xapi/activity-types/invitation`;
  const description = "An invitation of a business to take the training needs assessment.";
  return makeActivity(context, `invitations/${registrationOf(about, context)}`, type, "Invitation", description);
}

function assessmentActivity(_: StatementEvent, context: StatementContext): Activity {
  const description = "Five steps of questions about a business, from which a training plan is made.";
  const name = "Training needs assessment";
  return makeActivity(context, "leadership-assessment", activityTypes.assessment, name, description);
}

function voicesActivity({ about }: StatementEvent, context: StatementContext): Activity {
  const type = `${context.homePage}/xapi/activity-types/round-of-voices`;
  const description = "A round in which a team has rated itself, without names.";
  return makeActivity(context, `voices/${encodeURIComponent(about)}`, type, "Round of voices", description);
}

function stepActivity({ step = "0" }: StatementEvent, context: StatementContext): Activity {
  const number = Number(step) + 1;
  const description = `Step ${number} of the training needs assessment.`;
  return makeActivity(
    context,
    `leadership-assessment/steps/${number}`,
    activityTypes.step,
    stepOf(step).title,
    description,
  );
}

function planActivity({ about }: StatementEvent, context: StatementContext): Activity {
  const description = "The training and development plan that was made from the answers of a business.";
  const path = `training-plans/${registrationOf(about, context)}`;
  return makeActivity(context, path, activityTypes.document, "Training plan", description);
}
