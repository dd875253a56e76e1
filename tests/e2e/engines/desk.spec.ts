import { inquiryMessages } from "../../../src/domain/inquiries/action-words";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator, anUnusedEmail } from "../../support/accounts/accounts";
import { button, dialog, field, ofRole, region, words } from "../../support/engines/target";
import { expect, test } from "../../support/engines/test";
import { createInquiry } from "../../support/journeys/staff";
import { mailTo } from "../../support/shared/mail";

test("an administrator logs in, finds an inquiry and answers it by mail", async ({ person }) => {
  const { email, password } = await anAdministrator();
  const asking = anUnusedEmail();
  const { name } = await createInquiry({ email: asking });
  await person.opens(routes.adminLogin);
  await person.types(field("Email"), email);
  await person.types(field("Password"), password);
  await person.presses(button("Login"));
  await person.isAt(routes.adminDashboard);
  const inquiries = region("Inquiries");
  await person.types(field("Search inquiries", inquiries), name);
  const reply = dialog("Reply to Inquiry");
  await person.opensWith(button("Reply", ofRole("article", name, inquiries)), reply);
  await person.types(field("Message", reply), "Yes, we do.");
  await person.presses(button("Send", reply));
  await person.sees(words(inquiryMessages.replySent));
  await person.sees(ofRole("article", name, region("Task Queue")));
  await expect.poll(async () => (await mailTo(asking)).map(({ text }) => text).join()).toContain("Yes, we do.");
});
