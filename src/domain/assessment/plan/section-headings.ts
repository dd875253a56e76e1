/** The headings of a plan's sections by language: any page reads a plan in each of them. */
export const sectionHeadings = {
  en: {
    summary: "Summary",
    priorities: "Priorities",
    objectives: "Objectives",
    actions: "Actions for each team",
    methods: "Delivery methods",
    timeline: "Timeline",
    measures: "Measures of success",
    "beyond-training": "What training will not solve",
  },
  de: {
    summary: "Zusammenfassung",
    priorities: "Prioritäten",
    objectives: "Ziele",
    actions: "Maßnahmen je Team",
    methods: "Lernformen",
    timeline: "Zeitplan",
    measures: "Erfolgsmessung",
    "beyond-training": "Was Schulung nicht löst",
  },
} as const;
