import { expect, test } from "vitest";
import { callables, type CallableName } from "../callables";
import { rights, groups, mayDo, type Right, type Group } from "./rights";
import { roleIn } from "./roles";

type StaffCall = {
  [Name in CallableName]: (typeof callables)[Name]["mayCall"] extends Group ? Name : never;
}[CallableName];

/** The right that each call of the staff does. */
const rightOfCall: Record<StaffCall, Right> = {
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

test.each(Object.entries(rightOfCall) as [StaffCall, Right][])("%s is called by those who may %s", (name, right) => {
  expect(callables[name].mayCall).toBe(rights[right]);
});

test("an administrator may do everything, and a reader what the table says", () => {
  const all = Object.keys(rights) as Right[];
  expect(all.filter((right) => !mayDo("admin", right))).toEqual([]);
  expect(all.filter((right) => mayDo("reader", right))).toEqual([
    "readInquiries",
    "answerInquiries",
    "writeInquiryNotes",
    "takeTasks",
    "handOverTasks",
    "readBusinesses",
  ]);
  expect(all.filter((right) => mayDo(undefined, right))).toEqual([]);
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
