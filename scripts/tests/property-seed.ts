import fc from 'fast-check';

/**
 * A run judges the change before it, so it tries the same cases as the run before. `PROPERTY_SEED=random` tries others, to find
 * what nobody thought of; a number repeats what such a run found.
 */
const requested = process.env.PROPERTY_SEED ?? '1';
if (requested !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(requested) });
