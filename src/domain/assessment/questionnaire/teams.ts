import { factsHeading } from "./facts-heading";
import type { Step } from "./question";

export const teams = {
  title: "Team-Level Strategic Alignment",
  intro: "How each of your teams is doing. Add them one at a time, as many as you like.",
  repeats: { field: "teams", namedBy: "teamName", unnamed: "Unnamed team" },
  sections: [
    {
      heading: "Team",
      questions: [{ id: "teamName", kind: "text", text: "Team name", most: 200 }],
    },
    {
      heading: "Clarity",
      questions: [
        {
          id: "objectiveClarity",
          kind: "rating",
          text: "How clear are this team's objectives to its members?",
          ends: ["Not clear at all", "Very clear"],
          reveals: {
            when: { atMost: 2 },
            ask: [{ id: "objectivesFollowUp", kind: "long-text", text: "What makes this team's objectives unclear?" }],
          },
        },
        {
          id: "roleClarity",
          kind: "rating",
          text: "How clear are roles and responsibilities in this team?",
          ends: ["Not clear at all", "Very clear"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "roleFollowUp",
                kind: "long-text",
                text: "Which roles or responsibilities in this team are unclear?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Collaboration and alignment",
      questions: [
        {
          id: "collaboration",
          kind: "rating",
          text: "How well do the members of this team work together?",
          ends: ["Very poorly", "Very well"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "collaborationFollowUp",
                kind: "long-text",
                text: "What gets in the way of working together in this team?",
              },
            ],
          },
        },
        {
          id: "empowerment",
          kind: "rating",
          text: "How free is this team to make decisions about its own work?",
          ends: ["Not free at all", "Completely free"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "empowermentFollowUp",
                kind: "long-text",
                text: "What keeps this team from making decisions about its own work?",
              },
            ],
          },
        },
        {
          id: "alignment",
          kind: "rating",
          text: "How well is this team's work aligned with the strategy of the organization?",
          ends: ["Not aligned", "Fully aligned"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "alignmentFollowUp",
                kind: "long-text",
                text: "Where does this team's work depart from the strategy of the organization?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Resources and communication",
      questions: [
        {
          id: "resourceAdequacy",
          kind: "rating",
          text: "How adequate are the resources that this team has for its work?",
          hint: "Think of people, time, tools and budget.",
          ends: ["Far too few", "Fully adequate"],
          reveals: {
            when: { atMost: 2 },
            ask: [{ id: "resourceFollowUp", kind: "long-text", text: "Which resources does this team lack?" }],
          },
        },
        {
          id: "communication",
          kind: "rating",
          text: "How well does communication work within this team and with the rest of the organization?",
          ends: ["Very poorly", "Very well"],
          reveals: {
            when: { atMost: 2 },
            ask: [
              {
                id: "communicationFollowUp",
                kind: "long-text",
                text: "Which communication problems does this team have?",
              },
            ],
          },
        },
      ],
    },
    {
      heading: "Training",
      questions: [
        {
          id: "trainingNeeds",
          kind: "yes-no",
          text: "Does this team need training to reach its objectives?",
          reveals: {
            when: { is: "yes" },
            ask: [
              {
                id: "trainingSkills",
                kind: "list",
                text: "Which skills should training develop in this team?",
                hint: "Separate them with commas, for example: negotiation, data analysis.",
              },
              {
                id: "hasTrainingProgram",
                kind: "yes-no",
                text: "Does this team already take part in a training program?",
                reveals: {
                  when: { is: "yes" },
                  ask: [
                    {
                      id: "trainingProgramFeedback",
                      kind: "long-text",
                      text: "How well does the existing training program work for this team?",
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
      heading: factsHeading,
      questions: [{ id: "teamSize", kind: "number", optional: true, text: "How many people are in this team?" }],
    },
  ],
} as const satisfies Step;
