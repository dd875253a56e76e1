import { onTaskDispatched, type TaskQueueOptions } from "firebase-functions/v2/tasks";
import { runIndependently } from "../independently";

/** Publishes a queue's function. Where its work throws, our own log says so, and the queue tries again. */
export function taskFunction<Task>(name: string, options: TaskQueueOptions, work: (task: Task) => Promise<unknown>) {
  return onTaskDispatched<Task>(options, ({ data }) => runIndependently({ [name]: () => work(data) }));
}
