/** In milliseconds; a day without regard to clocks that are put forward or back. */
export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
