// fast-check tells the seed of a property that fails; WAYMARK_SEED has it again.
import fc from "fast-check";

const seed = process.env.WAYMARK_SEED;
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
