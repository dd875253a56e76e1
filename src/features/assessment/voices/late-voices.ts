// The parts about voices that are loaded behind what is seen first.
import { late } from "../../../ui/page/late";

export const LateBusinessVoices = late(async () => (await import("./business-voices")).BusinessVoices);
export const LateTeamSentences = late(async () => (await import("./team-sentences")).TeamSentences);
