import { localAdministrator, isReplaced, externalServices } from "./configuration";
import type { Environment } from "../shared/env-file";
import { bold, dim } from "../shared/terminal";
import { routes } from "../../src/domain/kernel/routes";
import type { Ports } from "../shared/running-suite";

/** What runs where, and how to get in. */
export function startSummary(ports: Ports, own: Environment): string {
  const at = (port: number, path = "") => `http://127.0.0.1:${port}${path}`;
  const stoodIn = new Map(externalServices(ports).map((service) => [service.name, !isReplaced(service, own)]));
  const rows: [string, string, string?][] = [
    ["Site", bold(at(ports.hosting))],
    [
      "Administrator",
      bold(at(ports.hosting, routes.adminLogin)),
      `${localAdministrator.email} with ${localAdministrator.password}`,
    ],
    stoodIn.get("Mail")
      ? ["Mail", at(ports.mail), "every mail that was sent, invitations too"]
      : ["Mail", "your SMTP_URL"],
    stoodIn.get("Learning record store")
      ? ["Learning record store", at(ports.lrs), "user waymark, password waymark"]
      : ["Learning record store", own.LRS_ENDPOINT ?? ""],
    stoodIn.get("Language model")
      ? [
          "Language model",
          at(ports.model),
          "writes sample texts; set OPENAI_API_KEY or OPENAI_BASE_URL to use a real one",
        ]
      : ["Language model", own.OPENAI_BASE_URL ?? "OpenAI, with your OPENAI_API_KEY"],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  const lines = rows.map(([name, address, note]) => `  ${name.padEnd(width)}${address}${note ? dim(`  ${note}`) : ""}`);
  return ["", `  ${bold("Waymark is running.")}`, "", ...lines, ""].join("\n");
}
