import type { Step } from "./question";

export const drivers = {
  title: "Strategic Business Drivers & Challenges",
  intro: "What moves your business forward, what holds it back, and where it needs support.",
  sections: [
    {
      heading: "Business drivers",
      questions: [
        {
          id: "customerSatisfaction",
          kind: "rating",
          text: "How satisfied are you with your customer relationships?",
          ends: ["Very dissatisfied", "Very satisfied"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "driversFollowUp.Customer Relationships",
                kind: "long-text",
                text: "What challenges do you face in your customer relationships?",
              },
            ],
          },
        },
        {
          id: "productSatisfaction",
          kind: "rating",
          text: "How satisfied are you with the quality of your products and services?",
          ends: ["Very dissatisfied", "Very satisfied"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "driversFollowUp.Product/Service Quality",
                kind: "long-text",
                text: "What challenges do you face in the quality of your products and services?",
              },
            ],
          },
        },
        {
          id: "efficiencySatisfaction",
          kind: "rating",
          text: "How satisfied are you with your operational efficiency?",
          ends: ["Very dissatisfied", "Very satisfied"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "driversFollowUp.Operational Efficiency",
                kind: "long-text",
                text: "What challenges do you face in your operational efficiency?",
              },
            ],
          },
        },
        {
          id: "innovationSatisfaction",
          kind: "rating",
          text: "How satisfied are you with your organization's ability to innovate?",
          ends: ["Very dissatisfied", "Very satisfied"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "driversFollowUp.Innovation",
                kind: "long-text",
                text: "What challenges do you face in innovation?",
              },
            ],
          },
        },
        {
          id: "marketAdaptabilitySatisfaction",
          kind: "rating",
          text: "How satisfied are you with the way your organization adapts to changes in its market?",
          ends: ["Very dissatisfied", "Very satisfied"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "driversFollowUp.Market Adaptability",
                kind: "long-text",
                text: "What challenges do you face in adapting to changes in your market?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Trends and competition",
      questions: [
        {
          id: "trendInfluence",
          kind: "rating",
          text: "How strongly do industry trends influence your strategy?",
          ends: ["Hardly at all", "Very strongly"],
          reveals: {
            when: { atLeast: 4 },
            ask: [
              { id: "trendDetails", kind: "long-text", text: "Which trends matter most for your strategy, and why?" },
            ],
          },
        },
        {
          id: "competitiveAdvantage",
          kind: "rating",
          text: "How strong is your competitive advantage?",
          ends: ["Very weak", "Very strong"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "competitiveDetails",
                kind: "long-text",
                text: "What challenges do you face in building or keeping a competitive advantage?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Support needs",
      questions: [
        {
          id: "supportAreas.Processes",
          kind: "rating",
          text: "How well do your processes support your strategic goals?",
          ends: ["Not at all", "Very well"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "supportDetails.Processes",
                kind: "long-text",
                text: "Which specific challenges do you face with your processes?",
              },
            ],
          },
        },
        {
          id: "supportAreas.Technology",
          kind: "rating",
          text: "How well does your technology support your strategic goals?",
          ends: ["Not at all", "Very well"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "supportDetails.Technology",
                kind: "long-text",
                text: "Which specific challenges do you face with your technology?",
              },
            ],
          },
        },
        {
          id: "supportAreas.Talent/HR",
          kind: "rating",
          text: "How well do your talent and human resources practices support your strategic goals?",
          ends: ["Not at all", "Very well"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "supportDetails.Talent/HR",
                kind: "long-text",
                text: "Which specific challenges do you face with talent and human resources?",
              },
            ],
          },
        },
        {
          id: "supportAreas.Customer Engagement",
          kind: "rating",
          text: "How well does your customer engagement support your strategic goals?",
          ends: ["Not at all", "Very well"],
          reveals: {
            when: { atMost: 3 },
            ask: [
              {
                id: "supportDetails.Customer Engagement",
                kind: "long-text",
                text: "Which specific challenges do you face with customer engagement?",
              },
            ],
          },
        },
      ],
    },
  ],
} as const satisfies Step;
