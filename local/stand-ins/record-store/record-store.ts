// A stand-in for a learning record store: the statements of xAPI 1.0.3, checked as the standard says, kept in memory
// and shown on a page. When a fault is set, it fails in the ways in which real stores fail.
import { faultSwitches } from "../shared/faults";
import { recordsPage } from "./page";
import { isAdmitted, recordStatements, recordStoreFaults, refuseRequest, setXapiHeaders } from "./recording";
import { readQuery, StatementLog } from "./statement-log";
import { sendJson, sendPage, serve, type Exchange, type Route, type StandIn } from "../shared/stand-in";

/** Serves /xapi/statements and /xapi/about, and for people and tests /, /statements and /faults. */
export function startRecordStore(options: { port: number }): Promise<StandIn> {
  const log = new StatementLog();
  const faults = faultSwitches(recordStoreFaults);
  const record = ifAdmitted((exchange) => recordStatements(exchange, log, faults), faults);
  return serve(
    {
      "GET /": ({ response }) => sendPage(response, recordsPage(log.all())),
      "GET /xapi/about": (exchange) => {
        setXapiHeaders(exchange);
        sendJson(exchange.response, 200, { version: ["1.0.3", "2.0.0"] });
      },
      "GET /xapi/statements": ifAdmitted((exchange) => answerQuery(exchange, log), faults),
      "POST /xapi/statements": record,
      "PUT /xapi/statements": record,
      "DELETE /statements": ({ response }) => {
        log.clear();
        response.writeHead(204).end();
      },
      ...faults.routes,
    },
    options.port,
  );
}

type RecordStoreFaults = ReturnType<typeof faultSwitches<(typeof recordStoreFaults)[number]>>;

function ifAdmitted(route: Route, faults: RecordStoreFaults): Route {
  return (exchange) => {
    setXapiHeaders(exchange);
    if (!faults.trigger([], ["other-version"])) return isAdmitted(exchange) ? route(exchange) : undefined;
    refuseRequest(exchange.response, 400, "X-Experience-API-Version");
  };
}

function answerQuery({ url, response }: Exchange, log: StatementLog): void {
  const read = readQuery(url.searchParams);
  if ("problem" in read) {
    refuseRequest(response, 400, read.problem);
    return;
  }
  const { statementId } = read.query;
  if (statementId === undefined) {
    sendJson(response, 200, log.find(read.query, url.searchParams));
    return;
  }
  const found = log.byId(statementId);
  if (found === undefined) refuseRequest(response, 404, `No statement is recorded with the id ${statementId}.`);
  else sendJson(response, 200, found);
}
