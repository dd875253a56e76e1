import type { Step } from "./question";

export const currentFuture = {
  title: "Current State vs. Desired Future State",
  intro: "Where your organization stands today, and how far it is from where it wants to be.",
  sections: [
    {
      heading: "Today",
      questions: [
        {
          id: "currentPerformance",
          kind: "rating",
          text: "How would you rate your organization's current performance against its goals?",
          hint: "Think of results, quality and pace over the past year.",
          ends: ["Poor", "Excellent"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "currentPerformanceFollowUp",
                kind: "long-text",
                text: "Which areas of your organization underperform?",
              },
            ],
          },
        },
        {
          id: "gapAnalysis",
          kind: "rating",
          text: "How large is the gap between where your organization is and where it wants to be?",
          hint: "A minor gap needs fine-tuning; a major gap needs real change.",
          ends: ["Minor", "Major"],
          reveals: {
            when: { atLeast: 4 },
            ask: [
              {
                id: "gapAnalysisFollowUp",
                kind: "long-text",
                text: "Which areas of your organization need the most improvement?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Tomorrow",
      questions: [
        {
          id: "opportunityAssessment",
          kind: "rating",
          text: "How well does your organization make use of its opportunities to grow and improve?",
          hint: "Opportunities can be new markets, new offers or better ways of working.",
          ends: ["Very poorly", "Very well"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "opportunityFollowUp",
                kind: "long-text",
                text: "Which obstacles keep you from using your opportunities, and which initiatives have failed so far?",
              },
            ],
          },
        },
        {
          id: "futureReadiness",
          kind: "rating",
          text: "How ready is your organization for the challenges of the next three to five years?",
          hint: "Think of skills, technology and the ability to change.",
          ends: ["Not ready", "Fully ready"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "futureReadinessFollowUp",
                kind: "long-text",
                text: "What limits your readiness for the future, and which measures have failed so far?",
              },
            ],
          },
        },
      ],
    },
  ],
} as const satisfies Step;
