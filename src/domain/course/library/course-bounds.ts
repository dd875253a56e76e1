/** Characters. */
export const longestCourseTitle = 200;

/** Characters of one of a course's texts. */
export const longestCourseText = 200_000;

/** The most courses of a business. */
export const mostCourses = 50;

export const courseIdPattern = /^[A-Za-z0-9-]{6,40}$/;

/** In bytes, of its file; a course with all its earlier results has two million. */
export const largestCourseFile = 10_000_000;
