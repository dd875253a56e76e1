// The part of the Experience API that the product speaks: the same statements are valid in 1.0.3 and in 2.0. Verbs and
// types of activities are those of public vocabularies (ADL, Activity Streams, the Tin Can registry), except where none
// of them fits.

/** Texts by language. */
type LanguageMap = Readonly<Record<string, string>>;

export interface Verb {
  readonly id: string;
  readonly display: LanguageMap;
}

export interface Activity {
  readonly objectType: "Activity";
  readonly id: string;
  readonly definition: { readonly name: LanguageMap; readonly description: LanguageMap; readonly type: string };
}

export interface Agent {
  readonly objectType: "Agent";
  readonly account: { readonly homePage: string; readonly name: string };
}

export interface Statement {
  readonly id: string;
  readonly actor: Agent;
  readonly verb: Verb;
  readonly object: Activity;
  readonly result?: { readonly completion: boolean };
  readonly context: {
    readonly registration?: string;
    readonly platform: string;
    readonly language: string;
    readonly contextActivities?: { readonly parent?: readonly Activity[]; readonly grouping?: readonly Activity[] };
  };
  readonly timestamp: string;
}

export const language = "en-US";

function makeVerb(id: string, display: string): Verb {
  return { id, display: { [language]: display } };
}

export const verbs = {
  joined: makeVerb("http://activitystrea.ms/schema/1.0/join", "joined"),
  submitted: makeVerb("http://activitystrea.ms/schema/1.0/submit", "submitted"),
  moved: makeVerb("https://www.w3.org/ns/activitystreams#Move", "moved to the task queue"),
  replied: makeVerb("http://id.tincanapi.com/verb/replied", "replied to"),
  deleted: makeVerb("http://activitystrea.ms/schema/1.0/delete", "deleted"),
  restored: makeVerb("https://www.w3.org/ns/activitystreams#Undo", "brought back"),
  completed: makeVerb("http://adlnet.gov/expapi/verbs/completed", "completed"),
  invited: makeVerb("http://activitystrea.ms/schema/1.0/invite", "invited with"),
  sent: makeVerb("http://activitystrea.ms/schema/1.0/send", "sent"),
  registered: makeVerb("http://adlnet.gov/expapi/verbs/registered", "registered with"),
  assigned: makeVerb("http://activitystrea.ms/schema/1.0/assign", "assigned to another contact"),
  initialized: makeVerb("http://adlnet.gov/expapi/verbs/initialized", "started"),
  approved: makeVerb("http://activitystrea.ms/schema/1.0/approve", "reviewed and released"),
  closed: makeVerb("http://activitystrea.ms/schema/1.0/close", "closed"),
  created: makeVerb("http://activitystrea.ms/schema/1.0/create", "created"),
} as const;

export const activityTypes = {
  group: "http://activitystrea.ms/schema/1.0/group",
  question: "http://activitystrea.ms/schema/1.0/question",
  task: "http://activitystrea.ms/schema/1.0/task",
  email: "http://id.tincanapi.com/activitytype/email",
  assessment: "http://adlnet.gov/expapi/activities/assessment",
  step: "http://id.tincanapi.com/activitytype/step",
  document: "http://id.tincanapi.com/activitytype/document",
} as const;
