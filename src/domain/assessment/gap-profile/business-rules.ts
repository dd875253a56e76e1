import type { CompanyIndicatorId } from "./company-indicators";
import type { TrainingRules } from "./training-rules";

/** Where training helps the business, and where a process, a tool or a decision has to come first. */
export const businessRules = {
  customers: [
    {
      beside: { processes: "weak" },
      training: "partly",
      because: "Dealing with customers can be trained, but weak processes would go on letting them down.",
    },
    {
      training: "yes",
      because: "Listening, handling complaints and keeping in touch with customers are skills that people can learn.",
    },
  ],
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
  efficiency: [
    {
      beside: { processes: "weak" },
      training: "no",
      because:
        "Processes are weak as well; training people in them before they are mended would only settle the waste.",
    },
    {
      beside: { technology: "weak" },
      training: "no",
      because: "Technology is weak as well; people cannot be trained to work fast with tools that slow them down.",
    },
    {
      beside: { processes: "strong", technology: "strong" },
      training: "yes",
      because: "Processes and technology are good, so what is missing is the skill to make the most of them.",
    },
    {
      training: "partly",
      because: "Part of it is skill and can be trained; the rest lies in the way the work is organized.",
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
  processes: [
    {
      training: "no",
      because: "Processes have to be redesigned before anybody can be trained in them.",
    },
  ],
  technology: [
    {
      training: "partly",
      because:
        "The right tools come first, and they are an investment; training then makes sure that they are used well.",
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
  performance: [
    {
      beside: { objectives: "weak" },
      training: "partly",
      because: "The objectives are unclear as well; people perform better once they know what is expected of them.",
    },
    {
      beside: { talent: "weak" },
      training: "yes",
      because: "The development of people is rated low as well, which makes missing skills a likely cause.",
    },
    {
      training: "partly",
      because: "Performance has many causes; the other ratings show which of them training can reach.",
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
  readiness: [
    {
      beside: { technology: "weak" },
      training: "partly",
      because: "New skills can be built in time, but the technology is weak as well and needs an investment.",
    },
    {
      training: "yes",
      because: "The skills that the coming years ask for can be named today and built in time.",
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
  needs: [
    {
      training: "no",
      because: "What is missing is a regular way to find out needs, of which this assessment can be the beginning.",
    },
  ],
} as const satisfies Partial<Record<CompanyIndicatorId, TrainingRules>>;
