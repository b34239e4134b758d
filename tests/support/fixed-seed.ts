import fc from 'fast-check';

// The same generated cases in every run, so that a failure is caused by the change under test, not by
// chance. `FC_SEED=random npx vitest run …` tries other cases; a number repeats a failed run.
const { FC_SEED } = process.env;
if (FC_SEED !== 'random') fc.configureGlobal({ seed: Number(FC_SEED ?? 1) });
