// `npm run build:site`: builds the site in each language.
import { buildApp } from "../shared/commands";
import { print } from "../shared/terminal";

const { code, output } = await buildApp();
if (code !== 0) print(output);
process.exitCode = code;
