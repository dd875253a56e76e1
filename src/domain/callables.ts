// The contract between browser and functions: one row for each callable, parsed with by both sides. A row has the
// callers who may call, the request and the response; rows with a `chunk` stream it while they work.
import * as z from "zod/mini";
import type { Group } from "./accounts/rights";
import { passwordProblem } from "./accounts/registration";
import { blastCommands } from "./blasts/blast";
import { recipientCount } from "./blasts/recipient-count";
import { generationRequest, generationShare } from "./course/request/generation-request";
import { plainLine } from "./course/request/plain-line-schema";
import { bounds, emailAddress, requiredText } from "./kernel/contact";
import { askedFor } from "./kernel/contact-words";
import { documentId } from "./kernel/document-id";
import { heldAnswer, heldRequest } from "./kernel/held";
import { invitationCode, invitationRequest } from "./invitations/invitation";
import { invitationChange } from "./invitations/invitation-change";
import { colleagueChange } from "./invitations/seats/seat";
import { healthReport } from "./operation/health";
import { erasedCounts, personAddress, personalDataExport } from "./operation/personal-data-export";
import { askedByLink, castRequest, voiceLink, voiceNumbers, voicesChange } from "./assessment/voices/voice-calls";
import { assessmentMessages } from "./assessment/words";
import { importRequest } from "./mailing-list/import/import";
import { addressesAnswer, addressesRequest, exportedSubscriber } from "./mailing-list/subscribers/subscriber";
import {
  confirmationRequest,
  confirmationState,
  linkRequest,
  undoRequest,
  unsubscribed,
  subscriptionState,
} from "./mailing-list/subscription-links";

/** Anyone, all who are signed in, or a group of the staff. */
export type MayCall = "anyone" | "client" | Group;

export interface CallableContract {
  mayCall: MayCall;
  /** True if the caller has to have logged in just now, with the second factor of their account if it has one. */
  needsFreshLogin?: true;
  request: z.ZodMiniType;
  response: z.ZodMiniType;
  chunk?: z.ZodMiniType;
}

/** A part of a text as it is written; `restart` says that what came before it is to be thrown away. */
export const textChunk = z.object({
  text: z.string(),
  restart: z.optional(z.boolean()),
  /** The model that writes; on the first chunk. */
  model: z.optional(z.string()),
});
export type TextChunk = z.infer<typeof textChunk>;

/**
 * The model of a text by its provider's name, the time of writing (ISO 8601), the short form of its prompt, and the
 * share of the day that it used.
 */
const writtenBy = {
  model: z.string(),
  writtenAt: z.iso.datetime(),
  promptForm: z.optional(z.literal("short")),
  share: z.optional(generationShare),
};

const mailFields = {
  subject: requiredText(askedFor.subject, bounds.subject),
  message: requiredText(askedFor.message, bounds.mail),
};
const nameFallback = z.string().check(z.trim(), z.maxLength(bounds.name));
/** `{name}` in its message is replaced for each reader. */
const blastFields = { ...mailFields, nameFallback: z._default(nameFallback, "") };
const mailResult = z.object({ success: z.boolean(), error: z.optional(z.string()) });

const newPassword = z.string().check(
  z.refine((password) => passwordProblem(password) === undefined, {
    error: ({ input }) => passwordProblem(String(input)),
  }),
);

/**
 * Characters. The answers are one document of at most 1 MiB, and a prompt gives up to two characters for each of its
 * bytes (a line break becomes " / "), besides the questions. The prompt is only compared, and a request may hold 32 MB.
 */
export const longestPrompt = 2_500_000;

export const callables = {
  generateCourseOutline: {
    mayCall: "anyone",
    request: generationRequest,
    chunk: textChunk,
    response: z.object({ outline: z.string(), ...writtenBy }),
  },
  generateStudyMaterial: {
    mayCall: "anyone",
    request: generationRequest,
    chunk: textChunk,
    response: z.object({ studyMaterial: z.string(), ...writtenBy }),
  },
  generateAssessment: {
    mayCall: "anyone",
    request: generationRequest,
    chunk: textChunk,
    response: z.object({ assessment: z.string(), ...writtenBy }),
  },
  generateLessonContent: {
    mayCall: "anyone",
    request: generationRequest,
    chunk: textChunk,
    response: z.object({ lessonContent: z.string(), ...writtenBy }),
  },
  generateStoryboard: {
    mayCall: "anyone",
    request: z.extend(generationRequest, { targetAudience: z.optional(plainLine(200)) }),
    chunk: textChunk,
    response: z.object({ storyboard: z.string(), ...writtenBy }),
  },
  /** A caller who leaves is not noticed everywhere, so who presses "Stop" says so. Only its caller knows the id. */
  stopGeneration: {
    mayCall: "anyone",
    request: z.object({ generationId: z.uuid() }),
    response: z.object({ stopped: z.boolean() }),
  },
  generateTrainingPlan: {
    mayCall: "client",
    request: z
      .object({
        prompt: z.string().check(z.minLength(1)),
        /** Made by the browser: its lines are found by it in every log. */
        generationId: z.optional(z.uuid()),
        /** Go on with the plan that broke off, behind its last whole section, instead of beginning anew. */
        goOn: z.optional(z.boolean()),
        /** The business that the caller's window shows; without it, the one that is open. */
        invitationId: z.optional(invitationCode),
      })
      .check(z.refine(({ prompt }) => prompt.length <= longestPrompt, assessmentMessages.planTooLong)),
    chunk: textChunk,
    response: z.object({
      /** Without its references, which stay in storage; blank where the plan is held until a consultant releases it. */
      trainingPlan: z.string(),
      held: z.optional(z.boolean()),
      /** The prompt that was sent is not the one that the saved answers make; `prompt` is the one that was used. */
      promptChanged: z.optional(z.boolean()),
      prompt: z.optional(z.string()),
    }),
  },
  /** Opens or ends a round of voices, takes a sentence out of a closed one, or switches voices off for a business. */
  changeVoices: { mayCall: "client", request: voicesChange, response: z.object({}) },
  /** Counts the voices of the open rounds: nothing else is told of them. */
  countVoices: {
    mayCall: "client",
    request: z.object({ invitationId: invitationCode }),
    response: voiceNumbers,
  },
  /** Tells which team a slip asks about. */
  readVoiceLink: { mayCall: "anyone", request: z.object({ link: voiceLink }), response: askedByLink },
  /** Spends the slip and counts its voice. */
  castVoice: { mayCall: "anyone", request: castRequest, response: z.object({}) },
  /** Makes the account of an invited person, by the code of the link; answers the same if it is there already. */
  createAccount: {
    mayCall: "anyone",
    request: z.object({ invitationCode, email: emailAddress, password: newPassword }),
    response: z.object({}),
  },
  /** Answers the same whether or not there is such an account. */
  requestPasswordReset: {
    mayCall: "anyone",
    /** With the letter that the link of an earlier one names, if its reader asks. */
    request: z.object({ email: emailAddress, letter: z.optional(z.string().check(z.maxLength(1000))) }),
    response: z.object({}),
  },
  /** Refuses with `already-exists` a business of this name and address whose invitation is open or used. */
  generateInvitation: {
    mayCall: "admin",
    request: invitationRequest,
    response: z.object({
      invitationCode: z.string(),
      mailError: z.optional(z.string()),
    }),
  },
  /** Without a code: the caller's own, to the caller's own address. Only an administrator may name another's. */
  resendInvitation: {
    mayCall: "client",
    request: z.object({ invitationCode: z.optional(invitationCode) }),
    response: mailResult,
  },
  /** Revokes an unused invitation, corrects its business's name, or moves its assessment to another contact. */
  changeInvitation: {
    mayCall: "admin",
    request: invitationChange,
    response: z.object({ mailError: z.optional(z.string()) }),
  },
  /**
   * Invites a colleague of the caller's business, gives one other steps and teams, reminds them, or takes their seat
   * away. The error is that of the mail.
   */
  changeColleagues: { mayCall: "client", request: colleagueChange, response: mailResult },
  remindInvited: { mayCall: "admin", request: z.object({ invitationCode }), response: mailResult },
  /** A reader answers the sender of the named inquiry alone. */
  sendEmailReply: {
    mayCall: "staff",
    request: z.object({
      recipientEmail: emailAddress,
      ...mailFields,
      /** The inquiry that is answered, whose reference the subject gets. */
      inquiry: z.optional(documentId),
    }),
    response: mailResult,
  },
  sendEmailBlast: {
    mayCall: "admin",
    needsFreshLogin: true,
    /**
     * The key is made by the browser, once for each mail that is written: however often it is sent, it is one blast.
     */
    request: z.object({
      ...blastFields,
      __token: z.string().check(z.minLength(1), z.maxLength(10_000)),
      key: z.optional(z.uuid()),
      /** The time at which it begins (ISO 8601); now if undefined. */
      sendAt: z.optional(z.iso.datetime()),
    }),
    response: z.extend(mailResult, { blastId: z.optional(documentId) }),
  },
  previewEmailBlast: {
    mayCall: "admin",
    request: z.object(blastFields),
    response: z.object({ html: z.string(), text: z.string() }),
  },
  /** Different people who would get it, and why these are fewer than the entries of the list. */
  countBlastRecipients: {
    mayCall: "admin",
    request: z.object({}),
    response: recipientCount,
  },
  /** To the administrator who calls. */
  testEmailBlast: { mayCall: "admin", request: z.object(blastFields), response: mailResult },
  controlEmailBlast: {
    mayCall: "admin",
    request: z.object({ blast: documentId, command: z.enum(blastCommands) }),
    response: mailResult,
  },
  /**
   * Sends to uncertain addresses again. A provider may not recognise mails it has got already, so a person has to
   * decide for each address, and each must be named.
   */
  resendUncertain: {
    mayCall: "admin",
    needsFreshLogin: true,
    request: z.object({
      blast: documentId,
      addresses: z.optional(
        z.array(z.string().check(z.minLength(1), z.maxLength(bounds.email))).check(z.minLength(1), z.maxLength(100)),
      ),
    }),
    response: z.extend(mailResult, { resent: z.int().check(z.nonnegative()) }),
  },
  /** Finds the addresses that must get no mail, and those on the mailing list. */
  checkAddresses: { mayCall: "admin", request: addressesRequest, response: addressesAnswer },
  /** A part of the mailing list for a file; the next one begins after `next`. */
  exportSubscribers: {
    mayCall: "admin",
    needsFreshLogin: true,
    request: z.object({ after: z.optional(documentId) }),
    response: z.object({ subscribers: z.array(exportedSubscriber), next: z.optional(documentId) }),
  },
  /** Ends every subscription of its address, which gets no more mail. */
  removeSubscription: { mayCall: "admin", request: z.object({ subscription: documentId }), response: z.object({}) },
  /** A part of a file; the last one answers that the file is whole. */
  importSubscriptions: {
    mayCall: "admin",
    needsFreshLogin: true,
    request: importRequest,
    response: z.object({ isWhole: z.boolean() }),
  },
  readUnsubscribeLink: { mayCall: "anyone", request: linkRequest, response: subscriptionState },
  unsubscribe: { mayCall: "anyone", request: linkRequest, response: unsubscribed },
  subscribeAgain: { mayCall: "anyone", request: undoRequest, response: z.object({}) },
  readConfirmationLink: { mayCall: "anyone", request: linkRequest, response: confirmationState },
  /** Tells whether subscriptions have to be confirmed: a setting of the site, which knows no address. */
  readSubscriptionSettings: {
    mayCall: "anyone",
    request: z.object({}),
    response: z.object({ asksToConfirm: z.boolean() }),
  },
  /** Confirms it, or notes that its reader did not sign up. */
  confirmSubscription: { mayCall: "anyone", request: confirmationRequest, response: z.object({}) },
  /** Accepts or deletes what a flood has brought. */
  settleHeld: { mayCall: "admin", request: heldRequest, response: heldAnswer },
  /** All that the site keeps about an address. */
  exportPersonalData: {
    mayCall: "admin",
    needsFreshLogin: true,
    request: z.object({ email: personAddress }),
    response: personalDataExport,
  },
  /** Ends all of it, but what keeps the person from being written to again. */
  erasePersonalData: {
    mayCall: "admin",
    needsFreshLogin: true,
    request: z.object({ email: personAddress }),
    response: z.object({ erased: erasedCounts }),
  },
  /** Reads the parts of the schedule that run late, and where it is asked for, the numbers of what was written. */
  readHealth: {
    mayCall: "admin",
    request: z.object({ writing: z.optional(z.boolean()) }),
    response: healthReport,
  },
  replayStatements: {
    mayCall: "admin",
    request: z.object({}),
    response: z.object({ replayed: z.int().check(z.nonnegative()) }),
  },
} as const satisfies Record<string, CallableContract>;

export type CallableName = keyof typeof callables;
export const callableNames = Object.keys(callables) as CallableName[];
export type CallableRequest<N extends CallableName> = z.input<(typeof callables)[N]["request"]>;
export type CallableResponse<N extends CallableName> = z.infer<(typeof callables)[N]["response"]>;

/** The details of a failed call beside its code: a sentence for the person, and the screen's next step. */
export const failureDetails = z.object({
  sentence: z.string(),
  /** The text that has arrived is the beginning of an answer and must never be shown as whole. */
  incomplete: z.optional(z.boolean()),
  /** The text that has arrived is not as it was asked for, and nothing of it is kept. */
  refused: z.optional(z.boolean()),
  /** The time to try again (ISO 8601), after a limit was reached. */
  retryAt: z.optional(z.iso.datetime()),
  /** The caller has to show it before the same request is answered: a fresh login, or a second factor at all. */
  asksFor: z.optional(z.enum(["fresh login", "second factor"])),
  /** The code of the business that has its account already, where its next round is begun. */
  registered: z.optional(z.string()),
});
export type FailureDetails = z.infer<typeof failureDetails>;
