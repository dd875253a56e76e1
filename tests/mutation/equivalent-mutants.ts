// Mutants that no test can catch, because they do the same as the rules: the names of each, and why.
import type { Equivalents } from "./run/report";

interface Reason {
  because: string;
  mutants: string[];
}

/** The same condition for more methods. */
function alsoFor(more: readonly string[], method: string, conditions: Record<string, string>): string[] {
  return Object.entries(conditions).flatMap(([path, condition]) =>
    more.map((other) => `${path} allow ${method} | ${condition} | ${method} → ${method}, ${other}`),
  );
}

const page = "isAdmin() && asksForAPage()";
const ownPage = "isOwnOfAdmin(uid) && asksForAPage()";

const lists = {
  "/emailList/{id}": page,
  "/inquiries/{id}": page,
  "/profiles/{uid}/taskQueue/{id}": ownPage,
  "/profiles/{uid}/inquiries/{id}": ownPage,
  "/statements/{id}": page,
  "/blasts/{id}": page,
  "/blasts/{id}/undelivered/{mail}": page,
  "/profiles/{uid}": page,
  "/invitations/{code}": page,
  "/assessmentAnswers/{code}": page,
};

const restoring = { "/inquiries/{id}": "isBroughtBack(request.resource.data)" };
const registering = {
  "/profiles/{uid}": "request.auth.uid == uid && isRegistration(request.resource.data)",
};

const creations = {
  "/emailList/{id}": "id.matches('^[A-Za-z0-9]{20}$') && isSubscription(request.resource.data)",
  "/inquiries/{id}": "id.matches('^[A-Za-z0-9]{20}$') && isNewInquiry(request.resource.data)",
  "/inquiryOutcomes/{id}":
    "isAdmin() && request.resource.data.keys().hasOnly(['outcome', 'by', 'byEmail', ' …  && isMine('inquiries')))",
  "/profiles/{uid}/taskQueue/{id}": "isOwnOfAdmin(uid) && isTask(request.resource.data) && hasLeftInquiries(id)",
  "/profiles/{uid}/inquiries/{id}":
    "isOwnOfAdmin(uid) && isCopyOfInquiry(request.resource.data, ['movedAt', 'reply', … e && hasLeftInquiries(id)",
  ...registering,
  "/assessmentAnswers/{code}":
    "isBound() && request.resource.data.keys().hasOnly(['progressData', 'lastUpdated' … equest.resource.data, {})",
};

const updates = {
  "/inquiries/{id}": "isAdmin() && beginsOrEndsAnswer(resource.data, request.resource.data)",
  "/profiles/{uid}/taskQueue/{id}":
    "isOwnOfAdmin(uid) && isTask(request.resource.data) && isAnsweredOrCompleted(reso … a, request.resource.data)",
  "/invitations/{code}":
    "isRegistration(resource.data, request.resource.data) || isUnlocking(resource.data, request.resource.data)",
  "/assessmentAnswers/{code}":
    "isBound() && isSave(request.resource.data, resource.data) && request.resource.da … essData', 'lastUpdated'])",
};

const seen = String.raw`isVisible | '(?s).*[^\\s\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200d}\\x{2028}\\x{2029}\\x{202f … 5f}\\x{3000}\\x{feff}].*'`;

const reasons: Reason[] = [
  {
    because: "Only a list has a query; to ask another request for its limit is an error, which refuses.",
    mutants: alsoFor(["get", "create", "update", "delete"], "list", lists),
  },
  {
    because: "What is read or deleted brings no document; to ask for its fields is an error, which refuses.",
    mutants: [
      ...alsoFor(["get", "list", "delete"], "create", creations),
      ...alsoFor(["get", "list", "delete"], "create", restoring),
      ...alsoFor(["get", "list", "delete"], "update", updates),
    ],
  },
  {
    because: "Where nothing was, there are no fields to compare with; to ask for them is an error, which refuses.",
    mutants: alsoFor(["create"], "update", updates),
  },
  {
    because: "The note of the deletion has to go in the same request, which it may only where there is no inquiry.",
    mutants: alsoFor(["update"], "create", restoring),
  },
  {
    because: "Nobody signed in has no token; to ask it for a claim is an error, which refuses.",
    mutants: [
      "isAdmin | request.auth != null && request.auth.token.get('admin', false) == true | request.auth != null → true",
    ],
  },
  {
    because: "`matches` of anything but a text is an error, which refuses.",
    mutants: [
      "isEmail | value is string && value.size() <= 254 | value is string → true",
      "isStoredContact | isText(data.name, 200) && isText(data.get('businessName', 'none'), 200) && data.email is string | data.email is string → true",
    ],
  },
  {
    because: "The second half of the condition refuses a text with this character anyway.",
    mutants: [
      String.raw`${seen} | *[^\\s‹\\x{85} → ›\\x{a0`,
      String.raw`${seen} | {200d}‹\\x{2028} → ›\\x{20`,
      String.raw`${seen} | {2028}‹\\x{2029} → ›\\x{20`,
      String.raw`${seen} | {3000}‹\\x{feff} → ›].*')`,
    ],
  },
  {
    because: "Whatever fits stands for a name that is missing.",
    mutants: [
      "isStoredContact | isText(data.name, 200) && isText(data.get('businessName', 'none'), 200) && data.email is string | 'none' → 'nonex'",
    ],
  },
];

export const equivalentMutants: Equivalents = Object.fromEntries(
  reasons.flatMap(({ because, mutants }) => mutants.map((mutant) => [mutant, because])),
);
