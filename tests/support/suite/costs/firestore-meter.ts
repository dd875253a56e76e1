// Stands between this process's functions and the Firestore emulator and counts what Firestore charges for: documents
// read (a query that finds nothing is one), documents written and documents deleted. It passes everything on as it is.
import { once } from "node:events";
import { createRequire } from "node:module";
import { connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import protobuf from "protobufjs";
import { projectRoot } from "../../../../local/shared/project-root";

interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

export interface FirestoreMeter {
  /** The value for FIRESTORE_EMULATOR_HOST. */
  host: string;
  counted: Operations;
  close: () => Promise<void>;
}

type Messages = ReturnType<typeof decoderOf>;

const service = "/google.firestore.v1.Firestore/";

/** `onWrite` hears of each document that was written or deleted, once it is. */
export async function startFirestoreMeter(port: number, onWrite: (path: string) => void): Promise<FirestoreMeter> {
  const counted: Operations = { reads: 0, writes: 0, deletes: 0 };
  const upstream = connect(`http://127.0.0.1:${port}`);
  const server = createServer();
  server.on("stream", (stream, headers) => {
    const method = String(headers[":path"]).replace(service, "");
    const asked = decoderOf(method, "Request");
    const answered = decoderOf(method, "Response");
    passOn(stream, headers, upstream, { asked, answered }, () => count(method, asked.messages, answered.messages));
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => sessions.add(session));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function count(method: string, [request]: Message[], answers: Message[]): void {
    if (answers.length === 0 && method !== "Listen") return; // refused: nothing has happened
    counted.reads += readsOf(method, answers);
    for (const { update, transform, delete: removed } of request?.writes ?? []) {
      const name = update?.name ?? transform?.document ?? removed;
      if (!name) continue; // only a condition
      if (removed) counted.deletes += 1;
      else counted.writes += 1;
      onWrite(name.split("/documents/")[1] ?? name);
    }
  }

  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    counted,
    async close() {
      for (const session of sessions) session.destroy();
      upstream.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function readsOf(method: string, answers: Message[]): number {
  if (method === "BatchGetDocuments") return answers.filter(({ found, missing }) => found ?? missing).length;
  if (method === "RunAggregationQuery") return 1; // up to 1,000 entries of an index
  if (method === "Listen")
    return Math.max(1, answers.filter(({ documentChange, documentDelete }) => documentChange ?? documentDelete).length);
  if (method === "RunQuery") return Math.max(1, answers.filter(({ document }) => document).length);
  return 0;
}

function passOn(
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  upstream: ReturnType<typeof connect>,
  { asked, answered }: { asked: Messages; answered: Messages },
  onEnd: () => void,
): void {
  const request = upstream.request(headers);
  const send = (chunk: Buffer) => {
    asked.read(chunk);
    request.write(chunk);
  };
  stream.on("data", send);
  stream.on("aborted", () => request.close()).on("error", () => request.close());
  const isListening = headers[":path"] === `${service}Listen`;
  let isCounted = false;
  const end = () => {
    if (!isCounted) onEnd();
    isCounted = true;
  };
  stream.on("end", () => {
    if (isListening) end(); // what still comes is for nobody
    request.end();
  });
  request.on("close", end); // who listens may go without an end
  request.on("response", (response, flags) => {
    const isOver = (flags & 1) === 1; // END_STREAM: a refusal without a body
    if (!stream.destroyed) stream.respond(response, isOver ? { endStream: true } : { waitForTrailers: true });
  });
  let trailers: IncomingHttpHeaders = {};
  request.on("trailers", (given: IncomingHttpHeaders) => {
    trailers = given;
  });
  stream.on("wantTrailers", () => stream.sendTrailers(trailers));
  request.on("data", (chunk: Buffer) => {
    answered.read(chunk);
    if (!stream.destroyed) stream.write(chunk);
  });
  request.on("end", () => {
    end();
    if (!stream.destroyed) stream.end();
  });
  request.on("error", () => stream.close());
}

/** The messages that are counted, of all requests and responses. */
interface Message {
  writes?: { update?: { name: string }; transform?: { document: string }; delete?: string }[];
  found?: object;
  missing?: string;
  documentChange?: object;
  documentDelete?: object;
  document?: object;
}

const protos = protobuf.Root.fromJSON(
  createRequire(join(projectRoot, "functions", "package.json"))(
    "@google-cloud/firestore/build/protos/v1.json",
  ) as protobuf.INamespace,
);

/** Puts the messages of one direction together again: each has its length before it (gRPC). */
function decoderOf(method: string, kind: "Request" | "Response") {
  const type = protos.lookup(`google.firestore.v1.${method}${kind}`) as protobuf.Type | null;
  const messages: Message[] = [];
  let rest = Buffer.alloc(0);
  return {
    messages,
    read(chunk: Buffer): void {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
        const end = 5 + rest.readUInt32BE(1);
        if (type) messages.push(type.toObject(type.decode(rest.subarray(5, end))));
        rest = rest.subarray(end);
      }
    },
  };
}
