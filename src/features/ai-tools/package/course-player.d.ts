/** The player of packed courses as one script and one style sheet (local/build/course-player.ts). */
declare module "virtual:course-player" {
  export const script: string;
  export const style: string;
}
