// The literal sentences and names of the specification, sections 2, 5, 8 and 9, as text: a slip of the pen in a words
// file fails here. Each is beside the constant that the screens use.
import { expect, test } from "vitest";
import { uiWords } from "../ui/words";
import { dashboardWords } from "../domain/accounts/dashboard/words";
import { logoutWords } from "../domain/accounts/signed-in-words";
import { accountMessages, accountWords } from "../domain/accounts/words";
import { stepTitles } from "../domain/assessment/questionnaire/step-titles";
import { assessmentMessages, assessmentWords, gateWords, planWords, teamWords } from "../domain/assessment/words";
import { blastCardWords } from "../domain/blasts/card-words";
import { blastMessages } from "../domain/blasts/words";
import { tools } from "../domain/course/tools";
import { courseWords } from "../domain/course/words";
import { inquiryMessages } from "../domain/inquiries/action-words";
import { inquiryWords } from "../domain/inquiries/words";
import { invitationMessages, invitationWords } from "../domain/invitations/words";
import { mailWords } from "../domain/kernel/words";
import { mailingListMessages } from "../domain/mailing-list/words";
import { development } from "../domain/assessment/questionnaire/development";
import { drivers } from "../domain/assessment/questionnaire/drivers";
import { assemblePrompt } from "../domain/assessment/plan/prompt";

const specified: [text: string, shown: string][] = [
  ["Loading...", uiWords.loading],
  ["Subscribe", mailingListMessages.subscribe],
  ["Thank you for signing up! We'll keep you updated.", mailingListMessages.subscribed],
  ["Send", mailWords.send],
  ["Login", accountWords.login],
  ["Logout", logoutWords.logout],
  ["Collected Emails", blastCardWords.collectedEmails],
  ["Send Email Blast", blastCardWords.begin],
  ["Inquiries", inquiryWords.inquiries],
  ["Task Queue", inquiryWords.taskQueue],
  ["Tasks", inquiryWords.tasks],
  ["Generate New Invitation", invitationWords.generateTitle],
  ["Generated Invitations", invitationWords.generated],
  ["Business Name", invitationWords.businessNameColumn],
  ["Business Email", invitationWords.businessEmailColumn],
  ["Status", invitationWords.status],
  ["Last Login", invitationWords.lastLogin],
  ["N/A", invitationWords.never],
  ["Loading dashboard...", accountMessages.loadingDashboard],
  ["To-Do List", dashboardWords.toDo],
  ["Complete Training Needs Assessment", dashboardWords.assessment],
  ["Your Business", accountMessages.businessFallback],
  ["No profile data found.", accountMessages.noProfile],
  ["Error fetching invitation or profile data.", accountMessages.dashboardFailed],
  ["Loading invitation...", invitationMessages.loadingInvitation],
  ["Invalid or Expired Invitation", invitationMessages.invitationInvalid],
  ["Please contact support for access.", invitationMessages.invitationSupport],
  ["Create Your Account", accountWords.createTitle],
  ["Your Name", accountWords.yourName],
  ["Create a Password", accountWords.createPassword],
  ["Confirm Password", accountWords.confirmPassword],
  ["Create Account", accountWords.create],
  ["Generate Outline", tools["course-outline"].button],
  ["-- Select Module --", courseWords.selectModule],
  ["Next: Storyboard", tools["lesson-content"].next.button],
  ["Next: Assessment", tools.storyboard.next.button],
  ["Generating...", courseWords.generating],
  ["Enter Password to Access Leadership Assessment", gateWords.title],
  ["Enter access code", gateWords.codeHint],
  ["Unlock", gateWords.unlock],
  ["Assessment Steps", assessmentWords.steps],
  ["Back", assessmentWords.back],
  ["Save", assessmentWords.save],
  ["Save & Next", assessmentWords.saveAndNext],
  ["Building your prompt...", assessmentMessages.buildingPrompt],
  ["Generate Training Plan", planWords.generate],
  ["Your Training Plan", planWords.yourPlan],
  ["Add Another Team", teamWords.add],
  ["Teams Added", teamWords.added],
  ["Error generating course outline.", tools["course-outline"].failure],
  ["Error generating study material.", tools["study-material"].failure],
  ["Error generating assessment.", tools.assessment.failure],
  ["Error generating lesson content.", tools["lesson-content"].failure],
  ["Error generating storyboard.", tools.storyboard.failure],
  ["Login failed.", accountMessages.loginFailed],
  ["Error creating account.", accountMessages.accountFailed],
  ["Please enter your name.", accountMessages.nameMissing],
  ["Passwords do not match.", accountMessages.passwordsDiffer],
  ["Password must be at least 6 characters long.", accountMessages.passwordTooShort],
  ["Incorrect access code. Please try again.", assessmentMessages.wrongAccessCode],
  ["There was an error generating your training plan. Please try again.", assessmentMessages.planFailed],
  ["Please enter the team name before adding.", assessmentMessages.teamNameMissing],
  ["You have unsaved team data. Would you like to add this team before proceeding?", assessmentMessages.teamNotAdded],
  ["Please enter both business name and email.", invitationMessages.invitationFieldsMissing],
  ["Failed to generate invitation.", invitationMessages.invitationFailed],
  ["You must be logged in to send an email blast.", blastMessages.blastNeedsLogin],
  ["Email blast sent successfully!", blastMessages.blastSent],
  ["Failed to send email blast.", blastMessages.blastFailed],
  ["Please complete all fields before sending.", inquiryMessages.replyIncomplete],
  ["Reply sent successfully!", inquiryMessages.replySent],
  ["Failed to send reply.", inquiryMessages.replyFailed],
  ["Reply to your inquiry", inquiryMessages.defaultInquirySubject],
  ["Reply to your task inquiry", inquiryMessages.defaultTaskSubject],
  ["Welcome Northwind", dashboardWords.welcome("Northwind")],
  [
    "Invitation generated successfully for Northwind and email sent to a@b.example.",
    invitationMessages.invitationSent("Northwind", "a@b.example"),
  ],
  [
    "Invitation generated, but there was an error sending the email: why",
    invitationMessages.invitationMailFailed("why"),
  ],
  ["Error sending email blast: why", blastMessages.blastError("why")],
  ["Error sending email reply: why", inquiryMessages.replyError("why")],
];

test.each(specified)("the screens say %j, letter for letter", (text, shown) => {
  expect(shown).toBe(text);
});

test("the six steps, the methods of training and the areas of the drivers have their specified names", () => {
  expect(Object.values(stepTitles)).toEqual([
    "Organizational Vision & Mission",
    "Strategic Business Drivers & Challenges",
    "Team-Level Strategic Alignment",
    "Current State vs. Desired Future State",
    "Development Needs and Preferences",
    "Review & Finalize",
  ]);
  const texts = JSON.stringify([development, drivers]);
  const names = [
    "In-person training",
    "Online courses",
    "Blended learning",
    "Workshops",
    "Mentoring",
    "Webinars",
    "Self-paced modules",
    "Coaching",
    "Other",
    "Customer Relationships",
    "Product/Service Quality",
    "Operational Efficiency",
    "Innovation",
    "Market Adaptability",
    "Processes",
    "Technology",
    "Talent/HR",
    "Customer Engagement",
  ];
  expect(names.filter((name) => !new RegExp(`"(?:\\w+\\.)?${name}"`).test(texts))).toEqual([]);
});

test("an empty answer is written as specified", () => {
  expect(assemblePrompt({})).toContain("Answer: [No answer provided]");
});
