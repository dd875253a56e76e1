import { factsHeading } from "./facts-heading";
import type { Step } from "./question";

export const development = {
  title: "Development Needs and Preferences",
  intro: "How your people learn today, what works, and what you would like to be different.",
  sections: [
    {
      heading: "Training today",
      questions: [
        {
          id: "programEffectiveness",
          kind: "rating",
          text: "How effective are your current training and development programs?",
          ends: ["Not effective", "Very effective"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "programEffectivenessFollowUp",
                kind: "long-text",
                text: "What challenges do you face with your current training and development programs?",
              },
            ],
          },
        },
        {
          id: "ongoingImportance",
          kind: "rating",
          text: "How important is ongoing training for the success of your organization?",
          ends: ["Not important", "Very important"],
          reveals: {
            when: { atLeast: 4 },
            ask: [
              {
                id: "ongoingImportanceFollowUp",
                kind: "long-text",
                text: "Which areas of training are crucial for your organization?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Delivery",
      questions: [
        {
          id: "currentMethodologies",
          kind: "choices",
          text: "Which training methods do you use today?",
          options: [
            "In-person training",
            "Online courses",
            "Blended learning",
            "Workshops",
            "Mentoring",
            "Webinars",
            "Self-paced modules",
            "Coaching",
            "Other",
          ],
          reveals: {
            when: { includes: "Other" },
            ask: [{ id: "otherMethodology", kind: "text", text: "Which other training methods do you use?" }],
          },
        },
        {
          id: "deliverySatisfaction",
          kind: "rating",
          text: "How satisfied are you with the way your training is delivered?",
          ends: ["Very dissatisfied", "Very satisfied"],
        },
      ],
    },
    {
      heading: "Finding what is needed",
      questions: [
        {
          id: "needsIdentification",
          kind: "rating",
          text: "How well does your organization find out what training its people need?",
          ends: ["Very poorly", "Very well"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "needsIdentificationFollowUp",
                kind: "long-text",
                text: "What challenges do you face in finding out what training your people need?",
              },
            ],
          },
        },
        {
          id: "experimentedMethods",
          kind: "yes-no",
          text: "Have you tried out new training methods in recent years?",
          reveals: {
            when: { is: "yes" },
            ask: [
              {
                id: "experimentedMethodsFollowUp",
                kind: "long-text",
                text: "Which of the training methods that you tried were the most and the least effective?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: factsHeading,
      questions: [
        {
          id: "peopleCount",
          kind: "number",
          optional: true,
          lasting: true,
          text: "How many people work in your organization?",
        },
        {
          id: "siteCount",
          kind: "number",
          optional: true,
          lasting: true,
          text: "At how many sites do your people work?",
        },
        {
          id: "shiftCount",
          kind: "number",
          optional: true,
          lasting: true,
          text: "In how many shifts do your people work?",
          hint: "Enter 1 where everybody works at the same time of day.",
        },
        {
          id: "workLanguages",
          kind: "text",
          most: 200,
          optional: true,
          lasting: true,
          text: "Which languages do your people work in?",
          hint: "Separate them with commas, for example: English, Spanish.",
        },
        {
          id: "trainingHours",
          kind: "choice",
          optional: true,
          text: "How much time can each person give to training in a month?",
          options: ["Less than 1 hour", "1 to 2 hours", "2 to 4 hours", "4 to 8 hours", "More than 8 hours"],
        },
        {
          id: "trainingBudget",
          kind: "choice",
          optional: true,
          text: "Which budget for training do you have in the coming year, in your currency?",
          options: [
            "Less than 5 thousand",
            "5 to 20 thousand",
            "20 to 50 thousand",
            "50 to 100 thousand",
            "More than 100 thousand",
          ],
        },
        { id: "trainingBegins", kind: "date", optional: true, text: "When would you like the training to begin?" },
      ],
    },
  ],
} as const satisfies Step;
