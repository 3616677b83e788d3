import { configureGlobal } from 'fast-check';

const { DEEP_SEED, PROPERTY_SEED = '20261122' } = process.env;

/**
 * A property test tries the same values in every run; PROPERTY_SEED chooses others, as each day
 * does for the deep tests.
 */
configureGlobal({ seed: Number(DEEP_SEED ?? PROPERTY_SEED) });
