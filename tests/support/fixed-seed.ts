import fc from 'fast-check';

// The same generated cases in every run: a run that must pass tells about the change it tests, not
// about luck. `FC_SEED=random npx vitest run …` tries other cases; a number repeats what failed.
const { FC_SEED } = process.env;
if (FC_SEED !== 'random') fc.configureGlobal({ seed: Number(FC_SEED ?? 1) });
