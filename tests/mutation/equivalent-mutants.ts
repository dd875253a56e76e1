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
  "/heldInquiries/{id}": page,
  "/heldSubscriptions/{id}": page,
  "/inquiries/{id}/notes/{note}": page,
  "/savedReplies/{id}": page,
  "/administrators/{uid}": page,
  "/profiles/{uid}/taskQueue/{id}": "(isOwnOfAdmin(uid) || isLeftBehind()) && asksForAPage()",
  "/profiles/{uid}/inquiries/{id}": ownPage,
  "/statements/{id}": page,
  "/blasts/{id}": page,
  "/imports/{id}": page,
  "/blasts/{id}/undelivered/{mail}": page,
  "/profiles/{uid}": page,
  "/invitations/{code}": page,
  "/assessmentAnswers/{code}": page,
  "/assessmentAnswers/{code}/planNotes/{id}": page,
  "/assessmentAnswers/{code}/businessChanges/{id}": page,
};

const restoring = { "/inquiries/{id}": "isBroughtBack(request.resource.data)" };
const registering = {
  "/profiles/{uid}": "request.auth.uid == uid && isRegistration(request.resource.data)",
};

const creations = {
  "/emailList/{id}": "id.matches('^[A-Za-z0-9]{20}$') && isSubscription(request.resource.data)",
  "/inquiries/{id}": "id.matches('^[A-Za-z0-9]{20}$') && isNewInquiry(request.resource.data) && !exists(outcome())",
  "/inquiries/{id}/notes/{note}": "isAdmin() && isMyNote(request.resource.data) && isInSight()",
  "/assessmentAnswers/{code}/planNotes/{id}": "isAdmin() && isMyNote(request.resource.data)",
  "/savedReplies/{id}": "isAdmin() && isSavedReply(request.resource.data)",
  "/profiles/{uid}/taskQueue/{id}":
    "isTask(request.resource.data) && hasLeftInquiries(id) && ((isOwnOfAdmin(uid) &&  … (request.resource.data)))",
  "/profiles/{uid}/inquiries/{id}":
    "isOwnOfAdmin(uid) && isCopyOfInquiry(request.resource.data, ['movedAt', 'reply', … e && hasLeftInquiries(id)",
  ...registering,
  "/assessmentAnswers/{code}":
    "mayAnswer() && request.resource.data.keys().hasOnly('progressData,lastUpdated,qu … equest.resource.data, {})",
};

const updates = {
  "/inquiries/{id}": "isAdmin() && beginsOrEndsAnswer(resource.data, request.resource.data)",
  "/profiles/{uid}/taskQueue/{id}":
    "isOwnOfAdmin(uid) && isTask(request.resource.data) && isWorkedOn(resource.data, request.resource.data)",
  "/savedReplies/{id}":
    "isAdmin() && isSavedReply(request.resource.data) && request.resource.data.text == resource.data.text",
  "/invitations/{code}":
    "isRegistration(resource.data, request.resource.data) || isUnlocking(resource.dat … a, request.resource.data)",
  "/assessmentAnswers/{code}":
    "mayAnswer() && isSave(request.resource.data, resource.data) && request.resource. … naireVersion'.split(','))",
};

/** The writes that one rule allows. */
const writes = {
  "/inquiryOutcomes/{id}":
    "isAdmin() && request.resource.data.keys().hasOnly(['outcome', 'by', 'byEmail', ' …  && isMine('inquiries')))",
  "/notificationSettings/{uid}": "isOwnOfAdmin(uid) && areSwitches(request.resource.data)",
  "/administrators/{uid}":
    "isOwnOfAdmin(uid) && request.resource.data.keys().hasOnly(['email']) && request. …  request.auth.token.email",
  "/taskHandOvers/{id}": "isAdmin() && isHandOver(request.resource.data)",
};

const noteOfMine = "isAdmin() && resource.data.by == request.auth.uid";
const deletions = {
  "/inquiries/{id}/notes/{note}": noteOfMine,
  "/assessmentAnswers/{code}/planNotes/{id}": noteOfMine,
};

const takingBack = {
  "/inquiryOutcomes/{id}":
    "isAdmin() && resource.data.by == request.auth.uid && !exists(inquiry()) && existsAfter(inquiry())",
};

const seen = String.raw`isVisible | '(?s).*[^\\s\\x{85}\\x{a0}\\x{34f}\\x{115f}\\x{1160}\\x{1680}\\x{17b4}\\x{17b5}\ … \\x{e0000}-\\x{e0fff}].*'`;

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
      ...alsoFor(["get", "list", "delete"], "create, update", writes),
    ],
  },
  {
    because: "Where nothing was, there are no fields to compare with; to ask for them is an error, which refuses.",
    mutants: [...alsoFor(["create"], "update", updates), ...alsoFor(["create"], "delete", deletions)],
  },
  {
    because: "An administrator may read every note.",
    mutants: alsoFor(["get"], "delete", deletions),
  },
  {
    because: "Only the server writes who has lost the right, and administrators enlist nobody but themselves.",
    mutants: [
      "isRevoked | exists(/databases/$(database)/documents/revokedAdministrators/$(uid)) | exists → existsAfter",
      "/taskHandOvers/{id} isHandOver | (exists(/databases/$(database)/documents/administrators/$(data.to)) && !isRevoked(data.to)) | exists → existsAfter",
    ],
  },
  {
    because: "The task leaves its queue in the same request, which only an administrator may, from whose it is.",
    mutants: [
      "/taskHandOvers/{id} isHandOver | (data.from == request.auth.uid || (data.to == request.auth.uid && isRevoked(data.from))) | isRevoked(data.from) → true",
      "/taskHandOvers/{id} allow create, update | isAdmin() && isHandOver(request.resource.data) | isAdmin() → true",
    ],
  },
  {
    because: "Whoever takes the task away or puts it elsewhere is asked for the same time by the rules of tasks.",
    mutants: [
      "/taskHandOvers/{id} isHandOver | data.keys().hasOnly(['from', 'to', 'by', 'at']) && data.by == request.auth.uid && data.at == request.time | data.at == request.time → true",
    ],
  },
  {
    because: "The copy is compared with the task as it was; where none was, to ask for its fields is an error.",
    mutants: ["/taskHandOvers/{id} isHandOver | exists(taskOf(data.from)) | → true"],
  },
  {
    because: "A read has no afterwards, and what is new had nobody who signed it; to ask for either is an error.",
    mutants: alsoFor(["get", "list", "create"], "delete", takingBack),
  },
  {
    because: "Where there is a note, only its administrator can put an inquiry, without the note: isBroughtBack.",
    mutants: [
      ...alsoFor(["update"], "delete", takingBack),
      ...["isAdmin()", "resource.data.by == request.auth.uid"].map(
        (asked) => `/inquiryOutcomes/{id} allow delete | ${takingBack["/inquiryOutcomes/{id}"]} | ${asked} → true`,
      ),
    ],
  },
  {
    because: "The note of the deletion has to go in the same request, which it may only where there is no inquiry.",
    mutants: alsoFor(["update"], "create", restoring),
  },
  {
    because: "Who is not signed in has no token; to ask it for a claim is an error, which refuses.",
    mutants: [
      "isAdmin | request.auth != null && request.auth.token.get('admin', false) == true | request.auth != null → true",
      "/assessmentAnswers/{code} isBoundTo | request.auth != null && invitation.get('usedBy', null) == request.auth.uid | request.auth != null → true",
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
      String.raw`${seen} | {fe0f}‹\\x{feff} → ›\\x{ff`,
    ],
  },
  {
    because: "Whatever fits stands for a name that is missing.",
    mutants: [
      "isStoredContact | isText(data.name, 200) && isText(data.get('businessName', 'none'), 200) && data.email is string | 'none' → 'nonex'",
      "/profiles/{uid}/taskQueue/{id} isTask | isText(data.get('taskName', 'none'), 200) | 'none' → 'nonex'",
    ],
  },
  {
    because: "The note of the deletion goes in the same request, which only an administrator may.",
    mutants: [
      "/inquiries/{id} isBroughtBack | isAdmin() && data.keys().hasOnly(['name', 'businessName', 'email', 'message', 'status', 'createdAt']) | isAdmin() → true",
    ],
  },
  {
    because: "The note of the deletion goes in the same request, which only who signed it may.",
    mutants: ["/inquiries/{id} isBroughtBack | get(outcome()).data.by == request.auth.uid | → true"],
  },
  {
    because: "The inquiry goes in the same request, which only an administrator may.",
    mutants: [
      "/inquiryOutcomes/{id} allow create, update | isAdmin() && request.resource.data.keys().hasOnly(['outcome', 'by', 'byEmail', 'at']) | isAdmin() → true",
    ],
  },
  {
    because: "No request can be made for the very microsecond at which the time is over.",
    mutants: [
      "/inquiries/{id} isBroughtBack | request.time < get(outcome()).data.at + duration.value(1, 'm') | < → <=",
      "/inquiries/{id} beginsOrEndsAnswer | before.answering.at + duration.value(2, 'm') < request.time | < → <=",
      "/invitations/{code} isRegistration | before.get('expiresAt', request.time + duration.value(1, 'm')) > request.time | > → >=",
    ],
  },
  {
    because: "Any time to come stands for an end that is missing.",
    mutants: [
      "/invitations/{code} isRegistration | before.get('expiresAt', request.time + duration.value(1, 'm')) > request.time | 1 → 2",
      "/invitations/{code} isRegistration | before.get('expiresAt', request.time + duration.value(1, 'm')) > request.time | 1 → 10",
    ],
  },
  {
    because: "A task with the field `extra` is refused before, by the fields that it may have.",
    mutants: [
      "/profiles/{uid}/taskQueue/{id} isTask | (!data.keys().hasAny(['reply', 'repliedAt']) || isAnswer(data)) | → , 'extra'",
      "/profiles/{uid}/taskQueue/{id} isWorkedOn | (changed.hasOnly(['completed', 'status']) && after.status == 'completed') | → , 'extra'",
      "/profiles/{uid}/taskQueue/{id} isWorkedOn | (changed.hasOnly(['reply', 'status', 'repliedAt', 'answeringAt']) && after.status == 'open') | → , 'extra'",
      "/profiles/{uid}/taskQueue/{id} isWorkedOn | (changed.hasOnly(['answeringAt']) && after.get('answeringAt', request.time) == request.time) | → , 'extra'",
      "/profiles/{uid}/taskQueue/{id} isWorkedOn | changed.hasOnly(['dueOn']) | → , 'extra'",
    ],
  },
  {
    because: "An invitation that is used at this moment was used in this request, whose rules for it ask for the same.",
    mutants: [
      "/profiles/{uid} isRegistration | used.status == 'used' | → true",
      "/profiles/{uid} isRegistration | used.usedBy == uid | → true",
      "/profiles/{uid} allow create | request.auth.uid == uid && isRegistration(request.resource.data) | request.auth.uid == uid → true",
    ],
  },
  {
    because: "Nothing is changed by a read, so after it everything is as before.",
    mutants: ["/profiles/{uid} allow get | signedInSince(get(invitationOf(resource.data)).data) | get → getAfter"],
  },
  {
    because: "Authentication writes the addresses in its tokens in small letters.",
    mutants: [
      "/invitations/{code} isRegistration | before.status in ['unused', 'not started'] && before.businessEmail.lower() == request.auth.token.email.lower() | .lower() → #2",
      "/assessmentAnswers/{code} isBoundTo | request.auth.token.get('email', '').lower() == invitation.businessEmail.lower() | .lower() →",
    ],
  },
  {
    because: "Nobody signed in within the first second of 1970.",
    mutants: [
      "/assessmentAnswers/{code} isBoundTo | request.auth.token.auth_time >= invitation.get('usedAuthTime', 0) | 0 → 1",
    ],
  },
];

export const equivalentMutants: Equivalents = Object.fromEntries(
  reasons.flatMap(({ because, mutants }) => mutants.map((mutant) => [mutant, because])),
);
