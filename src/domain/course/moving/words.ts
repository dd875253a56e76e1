/** Moving the modules of a course. */
export const moveWords = {
  move: (title: string) => `Move ${title}`,
  hint: "The arrow keys choose a module. With Alt they move it.",
  keys: "Alt+ArrowUp Alt+ArrowDown",
  up: "Up",
  down: "Down",
  moved: (title: string, place: number, all: number) =>
    `“${title}” is module ${place} of ${all} now. Its texts have moved with it.`,
} as const;
