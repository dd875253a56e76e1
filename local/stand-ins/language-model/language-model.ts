// A stand-in for OpenAI's chat completions (or those of any compatible server): it writes sample texts that fit the
// topic, streams them, and fails in the ways in which real providers fail when it is told to.
import { faultSwitches, parseJson, sentence, type Fault } from "../shared/faults";
import { readBrief } from "./request";
import { streamReply, wholeReply } from "./reply";
import { requestLedger } from "./request-ledger";
import { isAuthorized, refuse, refuseMisfit } from "./refusals";
import { chatRequest, limited, type ChatRequest, type Completion } from "./wire";
import { writeInvented, writeSample, writeWithoutStructure } from "./write-sample";
import { sendJson, serve, type Exchange, type StandIn } from "../shared/stand-in";

export const languageModelFaults = [
  "status-429",
  "status-500",
  "timeout",
  "stall",
  "cut",
  "length",
  "empty",
  "slow",
  "no-structure",
  "invent-references",
] as const;

type Kind = (typeof languageModelFaults)[number];

const slowChunkMs = 40;

/** Serves /v1/chat/completions and /v1/models, /faults, /stats and /requests. */
export function startLanguageModel(options: { port: number; chunkDelayMs?: number }): Promise<StandIn> {
  const chunkDelayMs = options.chunkDelayMs ?? Number(process.env.LANGUAGE_MODEL_CHUNK_DELAY_MS ?? 3);
  const faults = faultSwitches<Kind>(languageModelFaults);
  const ledger = requestLedger();
  let served = 0;

  async function complete({ request, response, body }: Exchange) {
    const json = parseJson(body);
    const parsed = chatRequest.safeParse(json);
    const said = parsed.data?.messages.map((message) => message.content).join("\n") ?? "";
    const noted = ledger.note(json ?? body, `${body}\n${said}`, response);
    if (!isAuthorized({ request, response })) {
      noted.fail();
      return;
    }
    if (!parsed.success) {
      noted.fail();
      refuseMisfit(response, sentence(parsed.error));
      return;
    }
    const fault = faults.strike([body, said]);
    if (fault?.kind === "timeout") return;
    if (fault?.kind === "cut") noted.fail();
    if (fault?.kind === "status-429" || fault?.kind === "status-500") {
      noted.fail();
      refuse(response, fault.kind);
      return;
    }
    served += 1;
    const delivery = {
      id: served,
      chunkDelayMs: fault?.kind === "slow" ? slowChunkMs : chunkDelayMs,
      breaksOff: fault?.kind === "stall" || fault?.kind === "cut" ? fault.kind : undefined,
      after: fault?.after,
    };
    const reply = parsed.data.stream === true ? streamReply : wholeReply;
    await reply(response, parsed.data, completionOf(parsed.data, fault), delivery);
  }

  return serve(
    {
      "POST /v1/chat/completions": complete,
      "GET /v1/models": (exchange) => {
        if (isAuthorized(exchange)) sendJson(exchange.response, 200, { object: "list", data: [sampleModel] });
      },
      ...faults.routes,
      ...ledger.routes,
    },
    options.port,
  );
}

const sampleModel = { id: "sample-writer", object: "model", created: 1_700_000_000, owned_by: "local stand-in" };

function completionOf(request: ChatRequest, fault: Fault<Kind> | undefined): Completion {
  const brief = readBrief(request);
  if (fault?.kind === "empty") return { text: "", finish: "stop" };
  if (fault?.kind === "no-structure") return { text: writeWithoutStructure(brief), finish: "stop" };
  if (fault?.kind === "invent-references") return { text: writeInvented(brief), finish: "stop" };
  const text = writeSample(brief);
  if (fault?.kind === "length") return { text: text.slice(0, text.length * (fault.after ?? 1 / 2)), finish: "length" };
  return limited(request, { text, finish: "stop" });
}
