// What happened, and the statement that says so. A statement holds opaque ids and times, never a name, an address or a text that
// somebody wrote, because a learning record store may belong to somebody else. Its id follows from the event, so that an event
// that is reported twice is recorded once.
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
  readonly step?: StepKey;
  /** What tells two events of one kind about one document apart, where there can be two. */
  readonly nth?: string;
}

/** What is not the event's: the home page of accounts and activities (without a slash at its end), and how a name becomes a UUID (version 5). */
export interface StatementTerms {
  readonly homePage: string;
  readonly uuid: (name: string) => string;
}

interface Kind {
  readonly verb: Verb;
  readonly actor: "visitor" | "administrator" | "client";
  readonly object: (event: StatementEvent, terms: StatementTerms) => Activity;
  readonly parent?: (event: StatementEvent, terms: StatementTerms) => Activity;
  readonly completes?: true;
}

const kinds = {
  subscribed: { verb: verbs.joined, actor: "visitor", object: (_, terms) => mailingList(terms) },
  "inquiry sent": { verb: verbs.submitted, actor: "visitor", object: inquiry },
  "inquiry moved": { verb: verbs.moved, actor: "administrator", object: inquiry },
  "inquiry replied": { verb: verbs.replied, actor: "administrator", object: inquiry },
  "inquiry deleted": { verb: verbs.deleted, actor: "administrator", object: inquiry },
  "inquiry restored": { verb: verbs.restored, actor: "administrator", object: inquiry },
  "task replied": { verb: verbs.replied, actor: "administrator", object: task, parent: inquiry },
  "task completed": { verb: verbs.completed, actor: "administrator", object: task, parent: inquiry, completes: true },
  "task deleted": { verb: verbs.deleted, actor: "administrator", object: task, parent: inquiry },
  "task restored": { verb: verbs.restored, actor: "administrator", object: task, parent: inquiry },
  "invitation generated": { verb: verbs.invited, actor: "administrator", object: invitation },
  "blast sent": { verb: verbs.sent, actor: "administrator", object: blast, parent: (_, terms) => mailingList(terms) },
  registered: { verb: verbs.registered, actor: "client", object: invitation },
  "assessment started": { verb: verbs.initialized, actor: "client", object: assessment },
  "step completed": { verb: verbs.completed, actor: "client", object: step, parent: assessment, completes: true },
  "plan generated": { verb: verbs.created, actor: "client", object: plan, parent: assessment },
} as const satisfies Record<string, Kind>;

export type StatementKind = keyof typeof kinds;
export const statementKinds = Object.keys(kinds) as StatementKind[];

/** The UUID by which a statement is known, everywhere and for ever. */
export function statementId({ kind, about, step, nth }: StatementEvent, { uuid }: StatementTerms): string {
  return uuid(["statement", kind, about, step, nth].filter((part) => part !== undefined).join("\n"));
}

/** The registration of xAPI: everything on the path of one invited business carries the same. It does not tell the code. */
export function registrationOf(invitationCode: string, { uuid }: StatementTerms): string {
  return uuid(`registration\n${invitationCode}`);
}

export function statementOf(event: StatementEvent, terms: StatementTerms): Statement {
  const kind: Kind = kinds[event.kind];
  const parent = kind.parent?.(event, terms);
  return {
    id: statementId(event, terms),
    actor: actorOf(kind.actor, event, terms),
    verb: kind.verb,
    object: kind.object(event, terms),
    ...(kind.completes && { result: { completion: true } }),
    context: {
      ...(event.invitation !== undefined && { registration: registrationOf(event.invitation, terms) }),
      platform: brand.name,
      language,
      ...(parent && { contextActivities: { parent: [parent] } }),
    },
    timestamp: event.at.toISOString(),
  };
}

function actorOf(role: Kind["actor"], { about, by }: StatementEvent, { homePage, uuid }: StatementTerms): Agent {
  const name = by ?? (role === "visitor" ? uuid(`visitor\n${about}`) : role);
  return { objectType: "Agent", account: { homePage, name } };
}

function activity(
  { homePage }: StatementTerms,
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

function mailingList(terms: StatementTerms): Activity {
  const description = "The people who agreed to get news about the tools.";
  return activity(terms, "mailing-list", activityTypes.group, "Mailing list", description);
}

function inquiry({ about }: StatementEvent, terms: StatementTerms): Activity {
  const description = "A question that a visitor sent through the form of the site.";
  return activity(terms, `inquiries/${encodeURIComponent(about)}`, activityTypes.question, "Inquiry", description);
}

function task({ about }: StatementEvent, terms: StatementTerms): Activity {
  const description = "An inquiry that an administrator has taken into the task queue.";
  return activity(terms, `tasks/${encodeURIComponent(about)}`, activityTypes.task, "Task", description);
}

function blast({ about }: StatementEvent, terms: StatementTerms): Activity {
  const description = "An email to everybody on the mailing list.";
  return activity(terms, `email-blasts/${encodeURIComponent(about)}`, activityTypes.email, "Email blast", description);
}

/** No public vocabulary has a type for it. */
function invitation({ about }: StatementEvent, terms: StatementTerms): Activity {
  const type = `${terms.homePage}/xapi/activity-types/invitation`;
  const description = "An invitation of a business to take the training needs assessment.";
  return activity(terms, `invitations/${registrationOf(about, terms)}`, type, "Invitation", description);
}

function assessment(_: StatementEvent, terms: StatementTerms): Activity {
  const description = "Five steps of questions about a business, from which a training plan is made.";
  const name = "Training needs assessment";
  return activity(terms, "leadership-assessment", activityTypes.assessment, name, description);
}

function step({ step = "0" }: StatementEvent, terms: StatementTerms): Activity {
  const number = Number(step) + 1;
  const description = `Step ${number} of the training needs assessment.`;
  return activity(terms, `leadership-assessment/steps/${number}`, activityTypes.step, stepOf(step).title, description);
}

function plan({ about }: StatementEvent, terms: StatementTerms): Activity {
  const description = "The training and development plan that was made from the answers of a business.";
  const path = `training-plans/${registrationOf(about, terms)}`;
  return activity(terms, path, activityTypes.document, "Training plan", description);
}
