import fc from "fast-check";

/**
 * Property-based tests try the same values in every run, so a change fails only for what it changed. To try other
 * values, set `PROPERTY_SEED` to any integer, and `PROPERTY_RUNS` to the number of cases per property.
 */
const { PROPERTY_SEED: seed = "20261123", PROPERTY_RUNS: runs } = process.env;

fc.configureGlobal({ seed: Number(seed), ...(runs === undefined ? {} : { numRuns: Number(runs) }) });
