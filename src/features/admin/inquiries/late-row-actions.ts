/** The actions of a row: loaded after the lists are there, or at the press. */
export const lateRowActions = () => import("./row-actions");
