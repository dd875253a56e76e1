/** In milliseconds; a day without regard to clocks that are put forward or back. */
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
