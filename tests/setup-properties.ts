import { configureGlobal } from 'fast-check';

/** A property test tries the same values in every run; PROPERTY_SEED chooses others. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
