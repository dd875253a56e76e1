import { setTimeout as pause } from "node:timers/promises";
import { doc, setDoc } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { planSections } from "../../../src/domain/assessment/plan/plan-sections";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { resultsWords } from "../../../src/domain/assessment/results/words";
import { colleaguesWords } from "../../../src/domain/invitations/seats/words";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { signedInRecord } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient, type RegisteredClient } from "../../support/accounts/registered-client";
import type { Person } from "../../support/engines/person";
import { button, field, heading, link, ofRole, option, region, words } from "../../support/engines/target";
import { expect, test } from "../../support/engines/test";
import { aClientWithAnswers, savedAnswers } from "../../support/journeys/assessment-page";
import { accountPassword, anInvitedBusiness } from "../../support/journeys/invited-business";
import { database } from "../../support/shared/database";

const steps = ofRole("navigation", "Assessment Steps");
const mission = {
  question: "Does your organization have a mission statement?",
  text: "What is your organization's mission statement?",
};
const trends = "How strongly do industry trends influence your strategy?";

async function passesGate(person: Person, client: RegisteredClient, path: string = routes.assessment): Promise<void> {
  const { key, value } = await signedInRecord(client);
  await person.keeps(key, value);
  await person.opens(path);
  await person.sees(field("Access code"), { value: client.code });
  await person.presses(button("Unlock"));
}

async function goesTo(person: Person, step: number): Promise<void> {
  const title = stepTitles[step - 1] ?? "";
  await person.presses(button(new RegExp(title), steps));
  await person.sees(heading(title));
}

test("an invited business registers, logs out and logs in", async ({ person }) => {
  const { businessName, businessEmail, link: invitation } = await anInvitedBusiness();
  await person.opens(invitation);
  await person.types(field("Your Name"), "Ines Weber");
  await person.types(field("Create a Password"), accountPassword);
  await person.types(field("Confirm Password"), accountPassword);
  await person.presses(button("Create Account"));
  await person.sees(heading(`Welcome ${businessName}`));
  // The console tells of each part of the dashboard that is asked for after its account has left.
  await person.sees(words(/^Not started\./));
  await person.sees(button(colleaguesWords.invite), { disabled: false });
  await person.presses(button("Logout"));
  await person.isAt(routes.login);
  await person.types(field("Email"), businessEmail);
  await person.types(field("Password"), accountPassword);
  await person.presses(button("Login"));
  await person.sees(heading(`Welcome ${businessName}`));
  await person.sees(link("Complete Training Needs Assessment"));
});

test("answers outlast a reload, and a window that is closed 50 ms after a key", async ({ person }) => {
  const client = await aRegisteredClient();
  await passesGate(person, client);
  await goesTo(person, 2);
  await person.presses(option(trends, "4"));
  await goesTo(person, 1);
  await person.presses(option(mission.question, "Yes"));
  await person.reloads();
  await person.sees(option(mission.question, "Yes"), { checked: true });
  const second = await person.inSecondWindow();
  await person.types(field(mission.text), "Fresh food for all.");
  await pause(50); // no wait for anything: so soon after its last key a browser may be gone
  await person.closes();

  await second.opens(routes.assessment);
  await second.sees(field(mission.text), { value: "Fresh food for all." });
  await goesTo(second, 2);
  await second.sees(option(trends, "4"), { checked: true });
  await expect
    .poll(() => savedAnswers(client.code))
    .toEqual({ "0": { hasMission: "yes", missionStatement: "Fresh food for all." }, "1": { trendInfluence: "4" } });
});

test("a plan is seen while it is written, and whole after a reload", async ({ person }) => {
  await passesGate(person, await aClientWithAnswers(fullAnswers()));
  await goesTo(person, 6);
  const plan = region("Your Training Plan");
  await person.presses(button("Generate Training Plan"));
  await person.sees(heading("Priorities", plan));
  await person.sees(words(/^Your plan is ready\./));
  await person.isAt(routes.results);
  await person.opens(routes.assessment);
  await goesTo(person, 6);
  await person.sees(words(/^Written by waymark-sample on/));
  for (const { heading: title } of planSections) await person.sees(heading(title, plan));
});

test("each page of the results shows what it is for", async ({ person }) => {
  const client = await aRegisteredClient();
  const answered = { progressData: fullAnswers(), trainingPlan: aPlanText() };
  await setDoc(doc(database, paths.answersOf(client.code)), answered);
  const pages = resultsLinks(routes.results);
  await passesGate(person, client, pages.overview);
  await person.sees(region(resultsWords.mostPressing));
  await person.opens(pages.profile);
  await person.sees(ofRole("img", /^Radar/));
  await person.sees(ofRole("group", /^Heat map/));
  await person.opens(pages.plan);
  await person.sees(region("Timeline"));
  await person.opens(pages.answers);
  await person.presses(heading(new RegExp(stepTitles[1] ?? "")));
  await person.sees(words("Complaints are answered too late."));
});
