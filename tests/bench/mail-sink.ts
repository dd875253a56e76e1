// A mail server in a process of its own that reads everything and keeps nothing but a count, so that what is measured
// is the sending.
import { SMTPServer } from "smtp-server";
import { listen } from "../../local/stand-ins/shared/stand-in";

const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  logger: false,
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on("end", () => done());
  },
});
sink.on("error", () => undefined);
process.stdout.write(`smtp://127.0.0.1:${await listen(sink.server, 0)}\n`);
