import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The topic of a press on the first screen, until its course is begun: without it the form would look lost. */
export function useComingTopic(): string {
  const { state } = useLocation() as { state: { courseRequest?: { topic?: unknown } } | null };
  const topic = state?.courseRequest?.topic;
  return useNavigationType() === NavigationType.Push && typeof topic === "string" ? topic : "";
}
