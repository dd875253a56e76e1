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
  ],
} as const satisfies Step;
