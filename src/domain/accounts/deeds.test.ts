import { expect, test } from "vitest";
import { callables, type CallableName } from "../callables";
import { deeds, groups, mayDo, type Deed, type Group } from "./deeds";
import { roleIn } from "./roles";

type StaffCall = {
  [Name in CallableName]: (typeof callables)[Name]["mayCall"] extends Group ? Name : never;
}[CallableName];

/** The deed that each call of the staff does. */
const deedOfCall: Record<StaffCall, Deed> = {
  generateInvitation: "inviteBusinesses",
  changeInvitation: "changeBusinesses",
  remindInvited: "inviteBusinesses",
  sendEmailReply: "answerInquiries",
  sendEmailBlast: "sendBlasts",
  previewEmailBlast: "sendBlasts",
  countBlastRecipients: "sendBlasts",
  testEmailBlast: "sendBlasts",
  controlEmailBlast: "sendBlasts",
  resendUncertain: "sendBlasts",
  checkAddresses: "importSubscribers",
  removeSubscription: "readSubscribers",
  exportSubscribers: "readSubscribers",
  importSubscriptions: "importSubscribers",
  settleHeld: "settleHeld",
  exportPersonalData: "handlePersonalData",
  erasePersonalData: "handlePersonalData",
  readHealth: "readHealth",
  replayStatements: "readLearningRecords",
};

test.each(Object.entries(deedOfCall) as [StaffCall, Deed][])("%s is called by those who may %s", (name, deed) => {
  expect(callables[name].mayCall).toBe(deeds[deed]);
});

test("an administrator may do everything, and a reader what the table says", () => {
  const all = Object.keys(deeds) as Deed[];
  expect(all.filter((deed) => !mayDo("admin", deed))).toEqual([]);
  expect(all.filter((deed) => mayDo("reader", deed))).toEqual([
    "readInquiries",
    "answerInquiries",
    "writeInquiryNotes",
    "takeTasks",
    "handOverTasks",
    "readBusinesses",
  ]);
  expect(all.filter((deed) => mayDo(undefined, deed))).toEqual([]);
});

test("a role is the claim of its name, and the greater one of two", () => {
  expect([{ admin: true }, { reader: true }, { reader: true, admin: true }].map(roleIn)).toEqual([
    "admin",
    "reader",
    "admin",
  ]);
  for (const claims of [undefined, {}, { admin: "true", reader: 1 }]) expect(roleIn(claims)).toBeUndefined();
  expect(Object.values(groups).every((group) => (group as readonly string[]).includes("admin"))).toBe(true);
});
