// A stand-in for OpenAI's chat completions (or those of any compatible server): it writes sample texts that fit the
// topic and streams them. When a fault is set, it fails in the ways in which real providers fail.
import { faultSwitches, parseJson, validationMessage, type Fault } from "../shared/faults";
import { isHabit, modelHabits, withHabit } from "./habits";
import { withoutFirstMark } from "./pseudo-translation";
import { readSampleRequest } from "./request";
import { streamReply, wholeReply } from "./reply";
import { createRequestLog } from "./request-log";
import { isAuthorized, isRefusal, refuse, refuseInvalid } from "./refusals";
import { chatRequestSchema, truncateCompletion, type ChatRequest, type Completion } from "./wire";
import { planFaults, withPlanFault, type PlanFault } from "./plan-faults";
import { writeInventedReferences, writeSample, writeWithoutStructure } from "./write-sample";
import { sendJson, serve, type Exchange, type StandIn } from "../shared/stand-in";

const languageModelFaults = [
  "status-429",
  "status-500",
  "timeout",
  "stall",
  "cut",
  "length",
  "empty",
  "slow",
  "thinks",
  "never-ends",
  "retired",
  "unknown-model",
  "key-refused",
  "no-credit",
  "no-structure",
  "invent-references",
  "small-window",
  "drops-mark",
  ...planFaults,
  ...modelHabits,
] as const;

type LanguageModelFaultKind = (typeof languageModelFaults)[number];

const usualChunkDelayMs = 3;
const slowChunkDelayMs = 40;
const usualThinkingSeconds = 25;
const smallWindow = 256;

/** Serves /v1/chat/completions and /v1/models, /faults, /stats and /requests. */
export function startLanguageModel(options: { port: number; chunkDelayMs?: number }): Promise<StandIn> {
  const { chunkDelayMs = usualChunkDelayMs } = options;
  const faults = faultSwitches<LanguageModelFaultKind>(languageModelFaults);
  const requestLog = createRequestLog();
  let served = 0;

  async function complete({ request, response, body }: Exchange) {
    const json = parseJson(body);
    const parsed = chatRequestSchema.safeParse(json);
    const said = parsed.data?.messages.map((message) => message.content).join("\n") ?? "";
    const name = String(request.headers["x-client-request-id"] ?? "");
    const logged = requestLog.add(json ?? body, `${name}\n${body}\n${said}`, response);
    if (!isAuthorized({ request, response })) {
      logged.fail();
      return;
    }
    if (!parsed.success) {
      logged.fail();
      refuseInvalid(response, validationMessage(parsed.error));
      return;
    }
    const fault = faults.trigger([body, said]);
    if (fault?.kind === "timeout") return;
    if (fault?.kind === "cut") logged.fail();
    if (fault && isRefusal(fault.kind)) {
      logged.fail();
      refuse(response, fault.kind, { model: parsed.data.model, seconds: fault.seconds });
      return;
    }
    served += 1;
    const isSlow = () => fault?.kind === "never-ends" || (fault?.kind === "slow" && !faults.isCleared(fault));
    const replyOptions = {
      id: served,
      chunkDelayMs: () => (isSlow() ? slowChunkDelayMs : chunkDelayMs),
      thinksMs: (fault?.seconds ?? (fault?.kind === "thinks" ? usualThinkingSeconds : 0)) * 1000,
      neverEnds: fault?.kind === "never-ends",
      breaksOff: fault?.kind === "stall" || fault?.kind === "cut" ? fault.kind : undefined,
      after: fault?.after,
      window: fault?.kind === "small-window" ? smallWindow : undefined,
    };
    const reply = parsed.data.stream === true ? streamReply : wholeReply;
    await reply(response, parsed.data, completionOf(parsed.data, fault), replyOptions);
  }

  return serve(
    {
      "POST /v1/chat/completions": complete,
      "GET /v1/models": (exchange) => {
        if (isAuthorized(exchange)) sendJson(exchange.response, 200, { object: "list", data: [sampleModel] });
      },
      ...faults.routes,
      ...requestLog.routes,
    },
    options.port,
  );
}

const sampleModel = { id: "sample-writer", object: "model", created: 1_700_000_000, owned_by: "local stand-in" };

function completionOf(request: ChatRequest, fault: Fault<LanguageModelFaultKind> | undefined): Completion {
  const sampleRequest = readSampleRequest(request);
  if (fault?.kind === "empty") return { text: "", finish: "stop" };
  if (fault?.kind === "no-structure") return { text: writeWithoutStructure(sampleRequest), finish: "stop" };
  if (fault?.kind === "invent-references") return { text: writeInventedReferences(sampleRequest), finish: "stop" };
  const planFault = planFaults.find((kind): kind is PlanFault => kind === fault?.kind);
  if (planFault) return { text: withPlanFault(planFault, sampleRequest), finish: "stop" };
  const sample = writeSample(sampleRequest);
  if (fault?.kind === "drops-mark") return { text: withoutFirstMark(sample), finish: "stop" };
  const text = fault && isHabit(fault.kind) ? withHabit(fault.kind, sample, fault.recording) : sample;
  if (fault?.kind === "length") return { text: text.slice(0, text.length * (fault.after ?? 1 / 2)), finish: "length" };
  return truncateCompletion(request, { text, finish: "stop" });
}
