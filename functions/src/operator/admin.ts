// The process of `npm run admin`.
import { runCommandLine } from "./command-line";

const { code, out, err } = await runCommandLine(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
