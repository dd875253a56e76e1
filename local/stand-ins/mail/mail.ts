// A stand-in for a mail provider: a real SMTP server that keeps the mail instead of sending it on, shows it in a web
// page and gives it as JSON. Tests send through the product's real transport and read what arrived.
import { faultSwitches } from "../shared/faults";
import { Mailbox } from "./mailbox";
import { listPage, messagePage, missingPage } from "./pages";
import { mailFaults, smtpServer } from "./smtp";
import { listen, sendJson, sendPage, serve, type StandIn } from "../shared/stand-in";

/** `url` is that of the web page; `smtpUrl` is where to deliver. */
export interface MailCatcher extends StandIn {
  smtpUrl: string;
}

/** Takes mail on one port and serves /, /messages and /faults on the other. */
export async function startMailCatcher(options: { smtpPort: number; webPort: number }): Promise<MailCatcher> {
  const mailbox = new Mailbox();
  const faults = faultSwitches(mailFaults);
  const smtp = smtpServer(mailbox, faults);
  const smtpPort = await listen(smtp.server, options.smtpPort);
  const closeSmtp = () =>
    new Promise<void>((resolve) => {
      smtp.server.close(() => resolve());
      for (const connection of smtp.connections) connection._socket.destroy();
    });
  const web = await serve(
    {
      "GET /": ({ response }) => sendPage(response, listPage(mailbox.sentTo(null))),
      "GET /message": ({ url, response }) => {
        const mail = mailbox.byId(Number(url.searchParams.get("id")));
        if (mail === undefined) sendPage(response, missingPage(), 404);
        else sendPage(response, messagePage(mail));
      },
      "GET /messages": ({ url, response }) => sendJson(response, 200, mailbox.sentTo(url.searchParams.get("to"))),
      "DELETE /messages": ({ url, response }) => {
        mailbox.discard(url.searchParams.get("to"));
        response.writeHead(204).end();
      },
      ...faults.routes,
    },
    options.webPort,
  ).catch(async (error: unknown) => {
    await closeSmtp();
    throw error;
  });
  return {
    url: web.url,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    close: async () => {
      await Promise.all([web.close(), closeSmtp()]);
    },
  };
}
