// The process of `npm run migrate`.
import { runMigrateCommand } from "./migrate-command";

const { code, out, err } = await runMigrateCommand(process.argv.slice(2), (sentence) =>
  process.stderr.write(`${sentence}\n`),
);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
