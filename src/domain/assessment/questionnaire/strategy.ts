import type { Step } from "./question";

export const strategy = {
  title: "Organizational Vision & Mission",
  intro: "Where your organization wants to go, what it stands for, and how well people know it.",
  sections: [
    {
      heading: "Mission",
      questions: [
        {
          id: "hasMission",
          kind: "yes-no",
          lasting: true,
          text: "Does your organization have a mission statement?",
          reveals: {
            when: { is: "yes" },
            ask: [
              {
                id: "missionStatement",
                kind: "long-text",
                lasting: true,
                text: "What is your organization's mission statement?",
              },
              {
                id: "missionClarity",
                kind: "rating",
                text: "How clear is your mission to the people who work in your organization?",
                ends: ["Not clear at all", "Very clear"],
                reveals: {
                  when: { atMost: 3 },
                  ask: [
                    {
                      id: "missionFollowUp",
                      kind: "choices",
                      text: "Which parts of your mission need to become clearer?",
                      options: ["Purpose", "Goals", "Impact", "Target Audience", "Core Values"],
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Core values",
      questions: [
        {
          id: "hasCoreValues",
          kind: "yes-no",
          lasting: true,
          text: "Has your organization defined its core values?",
          reveals: {
            when: { is: "yes" },
            ask: [
              {
                id: "coreValuesList",
                kind: "list",
                lasting: true,
                text: "What are your organization's core values?",
                hint: "Separate them with commas, for example: honesty, curiosity, care.",
              },
              {
                id: "coreValuesAlignment",
                kind: "rating",
                text: "How well does everyday work in your organization reflect its core values?",
                ends: ["Hardly at all", "Completely"],
                reveals: {
                  when: { atMost: 3 },
                  ask: [
                    {
                      id: "coreValuesFollowUp",
                      kind: "choices",
                      text: "What stands in the way of living your core values?",
                      options: ["Communication", "Leadership", "Organizational Culture", "Lack of Training", "Other"],
                      reveals: {
                        when: { includes: "Other" },
                        ask: [
                          {
                            id: "coreValuesOther",
                            kind: "text",
                            text: "What else stands in the way of living your core values?",
                          },
                        ],
                      },
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Vision",
      questions: [
        {
          id: "visionConfidence",
          kind: "rating",
          text: "How confident are you in your organization's long-term vision?",
          ends: ["Not confident at all", "Very confident"],
          unknown: "I don't know",
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "visionFollowUp",
                kind: "choices",
                text: "What would help you to become more confident in your long-term vision?",
                options: [
                  "Market Research",
                  "Stakeholder Input",
                  "Expert Consultation",
                  "Environmental Scanning",
                  "Unknown",
                ],
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Objectives and measures",
      questions: [
        {
          id: "strategicObjectives",
          kind: "rating",
          text: "How clearly defined are your organization's strategic objectives?",
          ends: ["Not defined", "Very clearly defined"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "objectivesFollowUp",
                kind: "long-text",
                text: "What keeps your strategic objectives from being clearly defined?",
              },
            ],
          },
        },
        {
          id: "kpiList",
          kind: "list",
          text: "Which key performance indicators (KPIs) does your organization follow?",
          hint: "Separate them with commas, for example: customer retention, revenue per employee.",
        },
        {
          id: "successMetrics",
          kind: "rating",
          text: "How well do your measures of success show whether you are reaching your objectives?",
          ends: ["Not at all", "Very well"],
          reveals: {
            when: { atMost: 2 },
            ask: [{ id: "metricsFollowUp", kind: "long-text", text: "What is missing from your measures of success?" }],
          },
        },
      ],
    },
    {
      heading: "Communication",
      questions: [
        {
          id: "communication",
          kind: "rating",
          text: "How well is your strategy communicated throughout the organization?",
          ends: ["Hardly at all", "Very well"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "communicationFollowUp",
                kind: "choices",
                text: "Which channels would help you to communicate your strategy better?",
                options: ["Town Halls", "Digital Dashboards", "Internal Newsletters", "Other"],
                reveals: {
                  when: { includes: "Other" },
                  ask: [
                    {
                      id: "communicationOther",
                      kind: "text",
                      text: "Which other channels would help you to communicate your strategy?",
                    },
                  ],
                },
              },
            ],
          },
        },
      ],
    },
  ],
} as const satisfies Step;
