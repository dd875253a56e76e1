/** Characters. */
export const longestCourseTitle = 200;

/** Characters of one of a course's texts. */
export const longestCourseText = 200_000;

/** How many courses a business can have. */
export const mostCourses = 50;

export const courseIdPattern = /^[A-Za-z0-9-]{6,40}$/;

/** In bytes, of its file; a course with all its earlier results has two million. */
export const largestCourseFile = 10_000_000;
