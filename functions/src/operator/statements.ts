// `npm run statements`: prints each kind of statement as the learning record store gets it, and how it gets there.
import { statementsDocument } from "../../../src/domain/statements/statements-document.fixture";
import { statementContext } from "../statements/statement-context";

process.stdout.write(`${statementsDocument(statementContext("https://waymark.example"))}\n`);
