import { inquiryFormWords } from "../../../src/domain/inquiries/form-words";
import { routes } from "../../../src/domain/kernel/routes";
import { mailingListMessages } from "../../../src/domain/mailing-list/words";
import { button, field, region, words, type Target } from "../../support/engines/target";
import type { Person } from "../../support/engines/person";
import { expect, test } from "../../support/engines/test";
import { unique } from "../../support/journeys/page";
import { documentsWhere } from "../../support/shared/database";

const mailingList = region("Mailing list");
const inquiry = region("Inquiry");

async function fillIn(person: Person, form: Target, email: string): Promise<void> {
  await person.types(field("Name", form), "Ines Weber");
  await person.types(field("Business name", form), "Northwind Logistics");
  await person.types(field("Email", form), email);
}

test("an empty form says what it lacks, first of all on this page", async ({ person }) => {
  for (const [form, send] of [
    [mailingList, "Subscribe"],
    [inquiry, "Send"],
  ] as const) {
    await person.opens(routes.landing);
    await person.presses(button(send, form));
    for (const sentence of [
      "Please enter your name.",
      "Please enter your business name.",
      "Please enter your email address.",
    ])
      await person.sees(words(sentence, form));
    await person.sees(field("Name", form), { focused: true });
  }
});

test("a visitor joins the mailing list and sends an inquiry", async ({ person }) => {
  const email = `${unique("ines").replace(" ", ".")}@northwind.example`;
  await person.opens(routes.landing);
  await fillIn(person, mailingList, email);
  await person.presses(button("Subscribe", mailingList));
  await person.sees(words(mailingListMessages.subscribed));
  await fillIn(person, inquiry, email);
  await person.types(field("Message", inquiry), "Do you train shift leaders?");
  await person.presses(button("Send", inquiry));
  await person.sees(words(inquiryFormWords.inquirySent));
  expect(await documentsWhere("emailList", "email", email)).toMatchObject([{ name: "Ines Weber" }]);
  expect(await documentsWhere("inquiries", "email", email)).toMatchObject([{ message: "Do you train shift leaders?" }]);
});
