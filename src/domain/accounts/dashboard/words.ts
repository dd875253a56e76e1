/** A business's dashboard. */
export const dashboardWords = {
  toDo: "To-Do List",
  assessment: "Complete Training Needs Assessment",
  welcome: (business: string) => `Welcome ${business}`,
  notStarted: (steps: number) => `Not started. There are ${steps} steps, and everything you answer is kept.`,
  inProgress: (step: number, steps: number) => `You are at step ${step} of ${steps}.`,
  allAnswered: (steps: number) => `All ${steps} steps are answered. Next comes your training plan.`,
  planReady: "Your training plan is ready.",
  goOn: (step: number, steps: number) => `Go on at step ${step} of ${steps}`,
  makePlan: "Make your training plan",
  openPlan: "Open your training plan",
} as const;
