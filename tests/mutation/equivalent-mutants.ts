// Mutants that no test can catch, because they do the same as the rules: why, and the names of each.
export const equivalentMutants: [because: string, ...mutants: (string | RegExp)[]][] = [
  [
    "Only a list has a query; to ask another request for its limit is an error, which refuses.",
    / allow list \| .*asksForA(?:Page|Few)\(\) \| list → list, \w+$/,
  ],
  [
    "A read or a deletion brings no document; to ask for its fields is an error, which refuses.",
    / allow (?:create|update|create, update) \| .*ource.* \| .*, (?:get|list|delete)$/,
    /^\/assessmentAnswers\/\{code\}\/courses\/\{course\} allow create \| .* \| create → create, (?:get|list|delete)$/,
  ],
  [
    "A new document has no fields from before to compare with; to ask for them is an error, which refuses.",
    "/sharedPlans/{link} allow get | resource.data.createdAt + duration.value(30, 'd') > request.time && resource.data.expiresAt > request.time | get → get, create",
    / allow update \| .*(?<!request\.)resource\.data.* \| update → update, create$/,
    / allow delete \| (?:isAdmin|isStaff|mayWork)\(\) && resource\.data\.by == request\.auth\.uid \| delete → delete, create$/,
  ],
  [
    "A read counts nothing, so no count is of this moment.",
    "/assessmentAnswers/{code}/courses/{course}/sources/{part} allow delete | (isBound() || mayWork()) && part != 'count' && isCountedNow() | delete → delete, get",
    "/assessmentAnswers/{code}/courses/{course}/sources/{part} allow delete | (isBound() || mayWork()) && part != 'count' && isCountedNow() | delete → delete, list",
  ],
  [
    "The count changes in the same request, which only those may who may take a part away.",
    "/assessmentAnswers/{code}/courses/{course}/sources/{part} allow delete | (isBound() || mayWork()) && part != 'count' && isCountedNow() | (isBound() || mayWork()) → true",
  ],
  [
    "A count that goes is not there to be of this moment; to ask for its time is an error, which refuses.",
    "/assessmentAnswers/{code}/courses/{course}/sources/{part} allow delete | (isBound() || mayWork()) && part != 'count' && isCountedNow() | part != 'count' → true",
    "/assessmentAnswers/{code}/courses/{course}/sources/{part} allow delete | (isBound() || mayWork()) && part != 'count' && isCountedNow() | 'count' → 'countx'",
  ],
  [
    "Only a list has a part of another; to ask that of anything else is an error, which refuses.",
    "/assessmentAnswers/{code}/keyIndicators/{indicator} takesOneAway | readings is list && readings.size() == before.size() - 1 && before.hasAll(readings) | readings is list → true",
  ],
  [
    "The people who may delete one may read each.",
    /^\/(?:inquiries\/\{id\}(?:\/notes\/\{note\})?|savedReplies\/\{id\}|profiles\/\{uid\}\/(?:taskQueue|inquiries)\/\{id\}) allow delete \| .* \| delete → delete, get$/,
    /^\/assessmentAnswers\/\{code\}\/(?:offeredRatings\/current|planNotes\/\{id\}|planReminders\/\{days\}|keyIndicators\/\{indicator\}|courses\/\{course\}(?:\/texts\/\{text\})?) allow delete \| .* \| delete → delete, get$/,
  ],
  [
    "A read changes nothing, so no inquiry is missing before it and there after it; a new note has no earlier signature.",
    /^\/inquiryOutcomes\/\{id\} allow delete \| .* \| delete → delete, (?:get|list|create)$/,
  ],
  [
    "Only the administrator of a note can put an inquiry where there is one, without the note: isBroughtBack.",
    /^\/inquiryOutcomes\/\{id\} allow delete \| .* \| delete → delete, update$/,
    /^\/inquiryOutcomes\/\{id\} allow delete \| .* \| (?:isAdmin\(\)|resource\.data\.by == request\.auth\.uid) → true$/,
  ],
  [
    "The note of the deletion has to go in the same request, which it may only without an inquiry.",
    "/inquiries/{id} allow create | isBroughtBack(request.resource.data) | create → create, update",
  ],
  [
    "The note of the deletion goes in the same request, which only the administrator who signed it may.",
    "/inquiries/{id} isBroughtBack | isAdmin() | → true",
    "/inquiries/{id} isBroughtBack | get(outcome()).data.by == request.auth.uid | → true",
  ],
  [
    "The link comes in the same request, which only the business's contact may, or a consultant.",
    "/sharedPlans/{link} allow create | isContactOf(getAfter(ownerOfCopy()).data.invitationId) | → true",
  ],
  [
    "The copy comes in the same request, which only an administrator or the business's contact may write.",
    "/sharedPlanOwners/{link} allow create | (isAdmin() || isContactOf(request.resource.data.invitationId)) | → true",
  ],
  [
    "The outcome comes in the same request, which only the staff may write.",
    "/inquiries/{id} allow delete | isAdmin() || (isStaff() && isTaken()) | isStaff() → true",
  ],
  [
    "The inquiry goes in the same request, which only the staff may.",
    "/inquiryOutcomes/{id} allow create, update | isStaff() | → true",
  ],
  [
    "Only the server writes who has lost the right, and the staff enlist only themselves.",
    /^isRevoked \| .* \| (?:exists → existsAfter|get → getAfter)$/,
    "/taskHandOvers/{id} isHandOver | (exists(/databases/$(database)/documents/administrators/$(data.to)) && !isRevoked(data.to)) | exists → existsAfter",
  ],
  [
    "The note of the hand-over comes in the same request, which only the staff may write.",
    "/profiles/{uid}/taskQueue/{id} allow create | (isStaff() && comesFromColleague(request.resource.data)) | isStaff() → true",
  ],
  [
    "A revoked link has no copy: what revokes it takes the copy away, and the contact may revoke no consultant's plan.",
    "/sharedPlans/{link} allow delete | isAdmin() || (resource.data.parts in [['page'], ['course']] && isRevokedByContact(get(ownerOfCopy()).data)) | resource.data.parts in [['page'], ['course']] → true",
    "/sharedPlans/{link} isRevokedByContact | isContactOf(owned.invitationId) && 'revokedAt' in getAfter(linkOf(owned)).data | isContactOf(owned.invitationId) → true",
  ],
  [
    "A contact's request releases no plan.",
    "/assessmentAnswers/{code}/sharedLinks/{link} isMade | data.planVersion == get(/databases/$(database)/documents/assessmentAnswers/$(code)).data.planVersion | get → getAfter",
  ],
  [
    "A link of the same parts comes in the same request; a contact may make it of a page or a course only.",
    "/sharedPlans/{link} allow create | request.resource.data.parts in [['page'], ['course']] | → true",
  ],
  [
    "The business's plan is released in the same request, which only a consultant may who has opened the business.",
    "/assessmentAnswers/{code}/planReleases/{version} allow create | mayWork() && isReleased(request.resource.data) | mayWork() → true",
  ],
  [
    "Only a profile that was moved away has the time of a sign-in; to ask another for it is an error, which refuses.",
    "/profiles/{uid} allow get | (isMovedAway(resource.data) && request.auth.token.auth_time >= resource.data.usedAuthTime) | isMovedAway(resource.data) → true",
  ],
  [
    "Only the server makes an invitation, so no request brings one.",
    "isInviting | data.invited.at == request.time && exists(/databases/$(database)/documents/invitations/$(data.invited.code)) | exists → existsAfter",
  ],
  [
    "No request that uses an invitation changes which round comes before it.",
    "/invitations/{code} isEnding | getAfter(/databases/$(database)/documents/invitations/$(next)).data.previousRound == code | getAfter → get",
  ],
  [
    "The task leaves its queue in the same request, which only the staff may, from whose it is.",
    "/taskHandOvers/{id} isHandOver | (data.from == request.auth.uid || (data.to == request.auth.uid && isRevoked(data.from))) | isRevoked(data.from) → true",
    "/taskHandOvers/{id} allow create, update | isStaff() && isHandOver(request.resource.data) | isStaff() → true",
  ],
  [
    "The receiver's task is new, so the rules of tasks ask for the same time in the request that puts it there.",
    "/taskHandOvers/{id} isHandOver | data.at == request.time | → true",
  ],
  [
    "The receiver's task is new, and compared with the task as it was; to ask for the fields of a missing one is an error.",
    "/taskHandOvers/{id} isHandOver | exists(taskOf(data.from)) | → true",
  ],
  [
    "A visitor who is not signed in has no token; to ask it for a claim is an error, which refuses.",
    "isAdmin | request.auth != null | → true",
    /^isStaff \| .* \| request\.auth != null → true$/,
    "isBoundTo | request.auth != null | → true",
  ],
  [
    "`matches` of anything but a text is an error, which refuses.",
    "isEmail | value is string | → true",
    "/assessmentAnswers/{code} isDay | value is string | → true",
    "isStoredContact | data.email is string | → true",
  ],
  [
    "The second half of the condition refuses a text with this character anyway.",
    /^isVisible \| '\(\?s\)\.\*\[\^.* \| \S*‹\\\\x\{(?:85|2028|2029|feff)\} → ›\S*$/,
  ],
  [
    "Nothing but a list can be joined or taken from a list; to do it with anything else is an error, which refuses.",
    "/sharedPlans/{link} isPageCopy | page.decisions is list | → true",
    "/sharedPlans/{link} isPageCopy | page.dates is list | → true",
    "/sharedPlans/{link} isCopy | data.parts is list | → true",
    "/assessmentAnswers/{code}/courseList/current isList | data.ids is list | → true",
    "areSearchWords | words is list && words.size() <= 700 && words.join('').size() <= 14000 | words is list → true",
  ],
  [
    "A number with a point has another text, under which no version is; to compare a text with a number is an error.",
    "/assessmentAnswers/{code} isRelease | after.planVersion is int | → true",
    "/assessmentAnswers/{code}/planVersions/{number} isEdit | data.number is int | → true",
  ],
  [
    "The same request releases the version with this number, which the rules of the answers take as an int alone.",
    "/assessmentAnswers/{code}/planReleases/{version} isReleased | data.version is int | → true",
  ],
  [
    "No request changes the sign-ins or the code of a business or a seat that the account has: each is used once.",
    "openOne | get(openOf(get(myProfile()).data)).data | get → getAfter",
    "/profiles/{uid} isChoice | signedInSince(get(openOf(after)).data) | get → getAfter",
  ],
  [
    "A seat is what `colleague` says; any other part stands for an invitation.",
    "openOf | profile.get('memberships', {}).get(profile.invitationId, {}).get('part', 'contact') == 'colleague' | 'contact' → 'contactx'",
  ],
  [
    "Only links to courses have a role.",
    "/assessmentAnswers/{code}/sharedLinks/{link} isOwn | isPage(data) || (isCourse(data) && data.role == 'business') | isCourse(data) → true",
  ],
  [
    "To read a number of days from another word is an error, which refuses.",
    "/assessmentAnswers/{code}/planReminders/{days} allow create | (isBound() || mayWork()) && days in ['30', '90'] && isSwitchedOn(request.resource.data) | → , 'extra'",
  ],
  [
    "The copy of a page comes in the same request, which only the contact may write.",
    "/assessmentAnswers/{code}/sharedLinks/{link} isMade | !isPage(data) | → true",
  ],
  [
    "To compare anything but a number with one is an error, which refuses.",
    "/assessmentAnswers/{code}/keyIndicators/{indicator} isValue | value is number && value >= -1000000000000000 && value <= 1000000000000000 | value is number → true",
  ],
  [
    "A hand-over that is written in this request leaves no task with the person who gives it, so the task is its receiver's.",
    "/profiles/{uid}/taskQueue/{id} isWithThem | !existsAfter(handOverOf(id)) || getAfter(handOverOf(id)).data.to == uid | existsAfter → exists",
  ],
  [
    "Any number stands for a target or a version that is missing, and any truth for a mark that is.",
    /^\/(?:seatAnswers\/\{code\} allow update|assessmentAnswers\/\{code\} isSave) \| .*'questionnaireVersion', 1\) is int \| 1 → (?:2|10)$/,
    "/assessmentAnswers/{code}/keyIndicators/{indicator} isChangeOf | isValue(data.get('target', 0)) | 0 → 1",
    "/sharedPlans/{link} isPlanCopy | plan.get('edited', false) is bool | false → true",
    /^\/assessmentAnswers\/\{code\}\/courses\/\{course\}\/texts\/\{text\} isCourseText \| \{'text': '', .* \| false → true(?: #2)?$/,
  ],
  [
    "Any short text stands for a name that is missing, and any list of them for pages.",
    "/sharedPlans/{link} isCopy | isCourseCopy(data.get('course', {'title': '-', 'pages': ['-']})) | → , 'extra'",
    /^\/sharedPlans\/\{link\} (?:isPlanCopy|isPageCopy|isCopy) \| .*'-'.* \| '-' → '-x'/,
    "/profiles/{uid}/taskQueue/{id} isFromColleague | isText(data.get('note', 'none'), 1000) | 'none' → 'nonex'",
    "isStoredContact | isText(data.get('businessName', 'none'), 200) | 'none' → 'nonex'",
    "/profiles/{uid}/taskQueue/{id} isTask | isText(data.get('taskName', 'none'), 200) | 'none' → 'nonex'",
  ],
  [
    "No request can be made for the very microsecond at which the time is over.",
    "/assessmentAnswers/{code} isOpened | get(place('accesses', request.auth.uid)).data.at + duration.value(1, 'h') > request.time | > → >=",
    "/inquiries/{id} isBroughtBack | request.time < get(outcome()).data.at + duration.value(1, 'm') | < → <=",
    "/inquiries/{id} beginsOrEndsAnswer | before.answering.at + duration.value(2, 'm') < request.time | < → <=",
    "isUse | before.get('expiresAt', request.time + duration.value(1, 'm')) > request.time | > → >=",
    "/sharedPlans/{link} isCopy | data.expiresAt > request.time | > → >=",
    "/assessmentAnswers/{code}/planReminders/{days} isSwitchedOn | data.mailDueAt > request.time + duration.value(int(days) - 1, 'd') | > → >=",
    "/assessmentAnswers/{code}/planReminders/{days} isSwitchedOn | data.mailDueAt < request.time + duration.value(int(days) + 1, 'd') | < → <=",
    "/sharedPlans/{link} isCopy | data.expiresAt <= request.time + duration.value(31, 'd') | <= → <",
    "/sharedPlans/{link} allow get | resource.data.createdAt + duration.value(30, 'd') > request.time && resource.data.expiresAt > request.time | > → >=",
    "/sharedPlans/{link} allow get | resource.data.createdAt + duration.value(30, 'd') > request.time && resource.data.expiresAt > request.time | > → >= #2",
  ],
  [
    "Any time to come stands for an end that is missing.",
    "isUse | before.get('expiresAt', request.time + duration.value(1, 'm')) > request.time | 1 → 2",
    "isUse | before.get('expiresAt', request.time + duration.value(1, 'm')) > request.time | 1 → 10",
  ],
  [
    "A task or an inquiry with the field `extra` is refused before, by the fields that it may have.",
    /^\/profiles\/\{uid\}\/taskQueue\/\{id\} isWorkedOn \| .* \| → , 'extra'$/,
    /^\/profiles\/\{uid\}\/inquiries\/\{id\} isDealtWith \| .* \| → , 'extra'$/,
    /^isWordForWord \| .* \| → , 'extra'$/,
    /^\/profiles\/\{uid\}\/taskQueue\/\{id\} comesFromColleague \| .* \| → , 'extra'$/,
    "/profiles/{uid}/taskQueue/{id} isTask | (!data.keys().hasAny(['reply', 'repliedAt']) || isAnswer(data)) | → , 'extra'",
  ],
  [
    "The rules of the invitation, which the same request uses, ask for an unused link and for its user (`isByLink`).",
    "/invitationLinks/{link} isUse | !('usedBy' in before) | → true",
    "/invitationLinks/{link} isUse | !('usedBy' in before) | 'usedBy' → 'usedByx'",
    "/invitationLinks/{link} isUse | after.usedBy == request.auth.uid | → true",
  ],
  [
    "An invitation that is used at this moment was used in this request, whose rules for it ask for the same.",
    "/profiles/{uid} isRegistration | used.status == 'used' | → true",
    "/profiles/{uid} isRegistration | used.usedBy == uid | → true",
    "/profiles/{uid} isUsedNow | invitation.usedBy == uid && invitation.usedAt == request.time | invitation.usedBy == uid → true",
    "/invitationLinks/{link} isUse | invitation.usedBy == request.auth.uid | → true",
    "/profiles/{uid} allow create | request.auth.uid == uid && isRegistration(request.resource.data) | request.auth.uid == uid → true",
    "/profiles/{uid} allow update | request.auth.uid == uid && isMovedAway(resource.data) && isRegistration(request.resource.data) | request.auth.uid == uid → true",
  ],
  [
    "A query does not tell when what it finds was made, and to compare nothing with a time is an error, which refuses.",
    "/sharedPlans/{link} allow get | resource.data.createdAt + duration.value(30, 'd') > request.time && resource.data.expiresAt > request.time | get → get, list",
  ],
  [
    "A query names no document, and to ask for the copy of none is an error, which refuses.",
    "/sharedPlanOwners/{link} allow delete | (isAdmin() || isContactOf(resource.data.invitationId)) && !existsAfter(copy()) | delete → delete, list",
  ],
  [
    "A read changes nothing, so everything is the same after it.",
    "/profiles/{uid} allow get | signedInSince(get(openOf(resource.data)).data) | get → getAfter",
  ],
  [
    "No colleague's request writes the owner of a seat, or the invitation of the business: both are the same after it.",
    /^\/seatAnswers\/\{code\} isRoundOpen \| .* \| get → getAfter$/,
  ],
  [
    "Only the functions change the name of a business.",
    "/assessmentAnswers/{code}/sharedLinks/{link} allow create | getAfter(copy()).data.businessName == get(/databases/$(database)/documents/invit … (code)).data.businessName | get → getAfter",
  ],
  [
    "Authentication writes the addresses in its tokens in small letters.",
    "isUse | before.businessEmail.lower() == request.auth.token.email.lower() | .lower() → #2",
    "isBoundTo | request.auth.token.get('email', '').lower() == invitation.businessEmail.lower() | .lower() →",
  ],
  [
    "Nobody signed in within the first second of 1970.",
    "isBoundTo | request.auth.token.auth_time >= invitation.get('usedAuthTime', 0) | 0 → 1",
  ],
];

/** The reason of the mutant with this name, if it has one. */
export function reasonOf(name: string): string | undefined {
  return equivalentMutants.find(([, ...known]) => known.some((one) => isNamedBy(one, name)))?.[0];
}

export function isNamedBy(known: string | RegExp, name: string): boolean {
  return typeof known === "string" ? known === name : known.test(name);
}
