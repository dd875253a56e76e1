// Every address of the site, written once: the route table, the links of the screens and those in mail are made of
// these.
import { defaultLanguage, type Language } from "./language";
import type { ToolName } from "./tool-names";
import { percentDecoded } from "./texts";

const adminDashboard = "/admin-dashboard";
const businessesPlace = `${adminDashboard}/businesses`;
const mailingListPlace = `${adminDashboard}/mailing-list`;
const aiTools = "/ai-tools";
const confirmationPath = "/confirm-subscription";
const dashboard = "/dashboard";
const assessment = "/leadership-assessment";
const unsubscribePath = "/unsubscribe";
const resultsPath = `${assessment}/results`;
const sampleReportPath = "/sample-report";
const oneClickPath = `${unsubscribePath}/one-click`;

/** The places of the lists that are not on the dashboard. */
const placesOfLists: Partial<Record<StaffList, string>> = {
  invitations: businessesPlace,
  blasts: mailingListPlace,
  subscribers: mailingListPlace,
};

/** The parameters behind a link's question mark. */
export const linkParameters = {
  invitation: "invite",
  token: "token",
  module: "module",
  course: "course",
  business: "business",
  subject: "subject",
} as const;

/** The parameter of an address that is the same in every language. */
export const languageParameter = "language";

/** The subject of an inquiry, as a link to its form names it. */
const halfAnHourSubject = "half-an-hour";

export const routes = {
  landing: "/",
  mailingListForm: "/#mailing-list",
  sampleReport: sampleReportPath,
  /** A few ratings of the assessment's, read in the browser alone. */
  needsCheck: "/needs-check",
  inquiryForm: "/#inquiry",
  /** The form with the wish for a talk in its message. */
  halfAnHour: `${withParameter("/", linkParameters.subject, halfAnHourSubject)}#inquiry`,
  privacy: "/privacy",
  accessibility: "/accessibility",
  /** The page of the firm for those whose voices are asked for, and for their works council. */
  aboutVoices: "/about-voices",
  whoWeAre: "/who-we-are",
  howWeWork: "/how-we-work",
  imprint: "/imprint",
  /** Not a screen: a file that the build writes. */
  thirdPartyNotices: "/third-party-notices.txt",
  login: "/login",
  adminLogin: "/admin-login",
  resetPassword: "/reset-password",
  adminDashboard,
  /** One of the staff's lists, searched for a text. The server never hears what stands behind the #. */
  staffList: (list: StaffList, search = "") =>
    `${placesOfLists[list] ?? adminDashboard}#${list}${search && `/${encodeURIComponent(search)}`}`,
  adminBusinesses: businessesPlace,
  adminMailingList: mailingListPlace,
  adminSettings: `${adminDashboard}/settings`,
  writing: `${adminDashboard}/writing`,
  business: (code: string) => `${businessesPlace}/${encodeURIComponent(code)}`,
  dashboard,
  invitation: (code: string) => withParameter(dashboard, linkParameters.invitation, code),
  assessment,
  sharedPlan: (link: string) => `/shared/${encodeURIComponent(link)}`,
  /** A link as its slip has it. */
  voice: (link: string) => `/voice/${link}`,
  results: resultsPath,
  /** The results of an earlier round, from 1. */
  roundResults: (round: number) => `${resultsPath}/rounds/${round}`,
  aiTools,
  /** The tool, or the text that it has written about one of the modules of the outline, counted from 1. */
  aiTool: (tool: ToolName, module?: number) =>
    module === undefined
      ? `${aiTools}/${tool}`
      : withParameter(`${aiTools}/${tool}`, linkParameters.module, String(module)),
  /** Opens a course, or a new one where there is none with this id. */
  course: (id: string, invitationId?: string) => {
    const link = withParameter(`${aiTools}/course-outline`, linkParameters.course, id);
    return invitationId === undefined ? link : `${link}&${linkParameters.business}=${encodeURIComponent(invitationId)}`;
  },
  unsubscribe: unsubscribePath,
  confirmSubscription: confirmationPath,
} as const;

/** The screens behind the login that begin to load beside the session, by the start of their addresses. */
export const startsBehindLogin = { desk: adminDashboard, results: resultsPath, assessment, dashboard } as const;
export type ScreenBehindLogin = keyof typeof startsBehindLogin;

export function screenBehindLogin(path: string): ScreenBehindLogin | undefined {
  const screens = Object.keys(startsBehindLogin) as ScreenBehindLogin[];
  return screens.find((screen) => path.startsWith(startsBehindLogin[screen]));
}

/** The addresses that no screen leads to: they stand in mails, or are no screens. */
export const serverRoutes = {
  unsubscribeLink: (token: string) => withParameter(unsubscribePath, linkParameters.token, token),
  /** Hosting hands it on to a function (firebase.json). */
  unsubscribeOneClick: oneClickPath,
  /** Its address is the same in every language: a browser that opens it is led to the page in this one. */
  unsubscribeOneClickLink: (token: string, language: Language = defaultLanguage) => {
    const link = withParameter(oneClickPath, linkParameters.token, token);
    return language === defaultLanguage ? link : `${link}&${languageParameter}=${language}`;
  },
  confirmationLink: (token: string) => withParameter(confirmationPath, linkParameters.token, token),
  /** A monitor asks it. */
  health: "/health",
} as const;

/** The routes with a part that differs from screen to screen, as the route table writes them. */
export const routePatterns = {
  business: `${businessesPlace}/:code/:page?`,
  results: `${resultsPath}/:page?`,
  roundResults: `${resultsPath}/rounds/:round/:page?`,
  aiTool: `${aiTools}/:tool`,
  sampleReport: `${sampleReportPath}/:page?`,
  sharedPlan: "/shared/:link",
  voice: "/voice/:link",
} as const;

/** The pages of the results, of a business for itself and for its consultant; the first has no segment of its own. */
export const resultsPages = ["overview", "profile", "plan", "progress", "answers", "since-last-time"] as const;
export type ResultsPage = (typeof resultsPages)[number];

/** The addresses of the pages below one address. */
export function resultsLinks(base: string): Record<ResultsPage, string> {
  const below = resultsPages.slice(1).map((page) => [page, `${base}/${page}`] as const);
  return { overview: base, ...(Object.fromEntries(below) as Record<Exclude<ResultsPage, "overview">, string>) };
}

export type SampleReportPage = Exclude<ResultsPage, "progress" | "since-last-time">;

/** The pages of the sample report: its made-up business has answered once, and follows no plan. */
export function sampleReportLinks(): Record<SampleReportPage, string> {
  const { overview, profile, plan, answers } = resultsLinks(sampleReportPath);
  return { overview, profile, plan, answers };
}

/** Returns the page that an address names by its last segment; undefined for none. */
export function resultsPageIn(segment: string | undefined): ResultsPage | undefined {
  if (segment === undefined) return "overview";
  return resultsPages.slice(1).find((page) => page === segment);
}

/** Returns the round that an address names, from 1; undefined for none. */
export function roundNumberIn(segment: string | undefined): number | undefined {
  return segment !== undefined && /^[1-9]\d{0,2}$/.test(segment) ? Number(segment) : undefined;
}

export type StaffList = "inquiries" | "task-queue" | "invitations" | "blasts" | "subscribers";

/** Returns the search of a link to one of the staff's lists; undefined if it leads elsewhere. */
export function searchInLink(hash: string, list: StaffList): string | undefined {
  const [name, search = ""] = hash.replace(/^#/, "").split("/");
  return name === list ? (percentDecoded(search) ?? "") : undefined;
}

/** The part of a URLSearchParams that is needed, which the domain does not know. */
export interface Query {
  get: (name: string) => string | null;
}

/** The code of an invitation link as it was typed, which may be anything; undefined where there is none. */
export function invitationCodeIn(query: Query): string | undefined {
  return query.get(linkParameters.invitation) ?? undefined;
}

/** Tells whether a link to the inquiry form asks for half an hour. */
export function asksForHalfAnHour(query: Query): boolean {
  return query.get(linkParameters.subject) === halfAnHourSubject;
}

/** The token of a link in our mail as it was typed, which may be anything. */
export function linkTokenIn(query: Query): string {
  return query.get(linkParameters.token) ?? "";
}

/** Returns the module whose text a link names; undefined for none. */
export function moduleIn(query: Query): number | undefined {
  const module = query.get(linkParameters.module);
  return module !== null && /^[1-9]\d{0,2}$/.test(module) ? Number(module) : undefined;
}

function withParameter(path: string, name: string, value: string): string {
  return `${path}?${name}=${encodeURIComponent(value)}`;
}

/** Returns the first screen after signing in; for the staff the place of the desk that a link wanted. */
export function homeOf({ role }: { role: string | undefined }, wanted?: unknown): string {
  const place = String(wanted);
  if (role === undefined) return routes.dashboard;
  return /^\/admin-dashboard\b/.test(place) ? place : routes.adminDashboard;
}
