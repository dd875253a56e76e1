// The lists below one's tasks. They load together, after those.
import { AnsweredInquiries } from "./answered-inquiries";
import { FormerTasks } from "./former-tasks";

export const belowTasks = { AnsweredInquiries, FormerTasks };
