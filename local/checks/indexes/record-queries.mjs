// Writes down every query that reaches Firestore from a process of the tests, so that the indexes can be compared with
// what is really asked. Plain JavaScript, because the functions emulator loads it into its workers (`--import`). Each
// shape of a query is written once: a file of lines for each process, in the folder that WAYMARK_QUERIES names.
import { appendFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const folder = process.env.WAYMARK_QUERIES;
const written = new Set();

/** @param {unknown} query A StructuredQuery, as it goes over the wire. */
export function recordQuery(query) {
  if (!folder || !query) return;
  const { from, where, orderBy } = query;
  const shape = JSON.stringify({ from, where, orderBy }, withoutValues);
  if (written.has(shape)) return;
  written.add(shape);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${shape}\n`);
}

/** The sought values are private, and make no other index necessary. */
function withoutValues(name, value) {
  return name === "value" || typeof value === "bigint" ? undefined : value;
}

/** @param {any} request Of any method: what holds no query is passed over. */
export function recordRequest(request) {
  recordQuery(
    request?.structuredQuery ??
      request?.structuredAggregationQuery?.structuredQuery ??
      request?.addTarget?.query?.structuredQuery,
  );
}

/** The Admin SDK and the browser's SDK in Node both speak gRPC, each with a copy of its own. */
function followGrpc(packagePath) {
  const clients = createRequire(packagePath)("@grpc/grpc-js/build/src/make-client.js");
  const { loadPackageDefinition } = clients;
  // A worker runs this for each of its files.
  if (loadPackageDefinition.isFollowed) return;
  const following = (definition) => followed(loadPackageDefinition(definition));
  clients.loadPackageDefinition = Object.assign(following, { isFollowed: true });
}

/** The same package, whose services tell what they are asked. */
function followed(part) {
  for (const inner of Object.values(part)) {
    if (typeof inner === "function" && inner.service) followService(inner);
    else if (typeof inner === "object" && inner !== null && !("format" in inner)) followed(inner);
  }
  return part;
}

function followService({ prototype, service }) {
  for (const [name, { requestStream, originalName }] of Object.entries(service)) {
    const call = prototype[name];
    const recording = function (...given) {
      if (!requestStream) recordRequest(given[0]);
      const stream = call.apply(this, given);
      return requestStream ? followWrites(stream) : stream;
    };
    Object.assign(recording, call);
    prototype[name] = recording;
    if (originalName) prototype[originalName] = recording;
  }
}

function followWrites(stream) {
  const { write } = stream;
  stream.write = function (request, ...more) {
    recordRequest(request);
    return write.call(this, request, ...more);
  };
  return stream;
}

/** The light SDK asks by plain requests. */
function followFetch() {
  const { fetch } = globalThis;
  if ("isFollowed" in fetch) return;
  const recording = (address, options) => {
    const asks = /:run(Aggregation)?Query(\?|$)/.test(String(address)) && typeof options?.body === "string";
    if (asks) recordRequest(JSON.parse(options.body));
    return fetch(address, options);
  };
  globalThis.fetch = Object.assign(recording, { isFollowed: true });
}

const root = join(import.meta.dirname, "..", "..", "..");
const followedPackages = process.env.FUNCTION_TARGET ? ["functions"] : process.env.VITEST ? ["", "functions"] : [];
if (folder) for (const name of followedPackages) followGrpc(join(root, name, "package.json"));
if (folder && process.env.VITEST) followFetch();
