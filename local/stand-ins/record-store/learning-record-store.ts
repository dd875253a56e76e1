// A stand-in for a learning record store: the statements of xAPI 1.0.3, checked as the standard says, kept in memory and
// shown on a page. It fails in the ways in which real stores fail when it is told to.
import { faultSwitches } from "../shared/faults";
import { announce, isAdmitted, refuse } from "./admission";
import { statementsPage } from "./page";
import { recordStatements, recordStoreFaults } from "./recording";
import { StatementLog } from "./statement-log";
import { findStatements, readQuery } from "./statement-query";
import { sendJson, sendPage, serve, type Exchange, type Route, type StandIn } from "../shared/stand-in";

/** Serves /xapi/statements and /xapi/about, and for people and tests /, /statements and /faults. */
export function startLearningRecordStore(options: { port: number }): Promise<StandIn> {
  const log = new StatementLog();
  const faults = faultSwitches(recordStoreFaults);
  const record = admitted((exchange) => recordStatements(exchange, log, faults));
  return serve(
    {
      "GET /": ({ response }) => sendPage(response, statementsPage(log.all())),
      "GET /xapi/about": (exchange) => {
        announce(exchange);
        sendJson(exchange.response, 200, { version: ["1.0.3", "2.0.0"] });
      },
      "GET /xapi/statements": admitted((exchange) => answerQuery(exchange, log)),
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

function admitted(route: Route): Route {
  return (exchange) => {
    announce(exchange);
    return isAdmitted(exchange) ? route(exchange) : undefined;
  };
}

function answerQuery({ url, response }: Exchange, log: StatementLog): void {
  const read = readQuery(url.searchParams);
  if ("problem" in read) {
    refuse(response, 400, read.problem);
    return;
  }
  const { statementId } = read.query;
  if (statementId === undefined) {
    sendJson(response, 200, findStatements(log.all(), read.query, url.searchParams));
    return;
  }
  const found = log.byId(statementId);
  if (found === undefined) refuse(response, 404, `No statement is recorded with the id ${statementId}.`);
  else sendJson(response, 200, found.statement);
}
