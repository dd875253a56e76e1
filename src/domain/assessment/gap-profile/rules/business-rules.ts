import type { CompanyIndicatorId } from "../company-indicators";
import type { TrainingRules } from "./training-rules";

/**
 * Tells apart the gaps of a business that training closes from those that need a process, a tool or a decision first.
 */
export const businessRules = {
  quality: [
    {
      beside: { processes: "weak" },
      training: "partly",
      because: "Processes are weak as well, so quality depends on mending them together with people's skills.",
    },
    {
      beside: { technology: "weak" },
      training: "partly",
      because: "Technology is weak as well, so quality depends on better tools together with people's skills.",
    },
    {
      training: "yes",
      because: "The answers do not blame processes or technology, which leaves knowledge and skill in the work itself.",
    },
  ],
  innovation: [
    {
      training: "partly",
      because: "Creative methods can be trained, but ideas also need time, money and leaders who take them up.",
    },
  ],
  adaptability: [
    {
      beside: { vision: "weak" },
      training: "no",
      because: "The vision is uncertain as well; without a direction people cannot know what to adapt to.",
    },
    {
      training: "partly",
      because:
        "Reading the market and leading change can be trained; deciding quickly is a matter of how you are organized.",
    },
  ],
  advantage: [
    {
      training: "no",
      because: "Where and how to compete is a choice for leadership; training can support that choice once it is made.",
    },
  ],
  talent: [
    {
      training: "partly",
      because: "Developing people is what training is for, but hiring, pay and careers are part of the picture too.",
    },
  ],
  engagement: [
    {
      beside: { technology: "weak" },
      training: "partly",
      because: "Talking with customers can be trained, but the technology that would carry it is weak as well.",
    },
    {
      training: "yes",
      because: "Asking, listening and following up with customers are skills that people can learn.",
    },
  ],
  distance: [
    {
      training: "partly",
      because:
        "A gap of this size is closed by decisions and investments too; training builds the skills that they need.",
    },
  ],
  opportunities: [
    {
      training: "partly",
      because: "Seizing opportunities can be practiced, but the obstacles in the way have to be removed as well.",
    },
  ],
  programs: [
    {
      beside: { needs: "weak" },
      training: "no",
      because:
        "Needs are not identified well, so more of the same training would miss them again; find them out first.",
    },
    {
      beside: { delivery: "weak" },
      training: "partly",
      because: "The way of delivery is a likely cause; it has to change before more training is added.",
    },
    {
      training: "partly",
      because: "The programs need a better design: different training, not more of it.",
    },
  ],
  delivery: [
    {
      training: "partly",
      because: "Another form of delivery is needed rather than more content.",
    },
  ],
} as const satisfies Partial<Record<CompanyIndicatorId, TrainingRules>>;
