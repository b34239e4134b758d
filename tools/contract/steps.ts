import { checkAgreements } from '#tools/contract/checks/agreements/agreements.ts';
import { checkLists } from '#tools/contract/checks/lists/lists.ts';
import { checkWrites } from '#tools/contract/checks/writes/writes.ts';
import { checkBurst } from './checks/burst.ts';
import { checkContentTypes } from './checks/content-types.ts';
import { checkForeignData } from './checks/foreign/foreign-data.ts';
import { checkForeignLists } from './checks/foreign/foreign-lists.ts';
import { checkListedRecords } from './checks/foreign/listed-records.ts';
import { checkWrongParents } from './checks/foreign/wrong-parents.ts';
import { checkInvalidRequests } from './checks/invalid.ts';
import { learn } from './checks/learn.ts';
import { checkMethods } from './checks/methods.ts';
import { checkRepeats } from './checks/repeats.ts';
import { checkSequences, givenKinds } from './checks/sequences.ts';
import { checkCopies } from './checks/state/copies.ts';
import { checkParallelKeys } from './checks/state/parallel-keys.ts';
import { checkSearches } from './checks/state/searches.ts';
import { checkSignedValues } from './checks/state/signed-values.ts';
import { checkTwoPersons } from './checks/state/two-persons.ts';
import { checkTokens } from './checks/tokens.ts';
import { checkUnknownIDs } from './checks/unknown-ids.ts';
import { checkValid } from './checks/valid.ts';
import { checkWorld } from './checks/world.ts';
import type { Run } from './run.ts';
import type { Check } from './vocabulary.ts';

/** The function that runs each check. */
export const steps: Readonly<Record<Check, (run: Run) => Promise<void>>> = {
  learn: (run) => learn(run, givenKinds(run)),
  tokens: async (run) => {
    await checkTokens(run);
    await checkSignedValues(run);
  },
  methods: checkMethods,
  contentTypes: checkContentTypes,
  unknownIDs: checkUnknownIDs,
  invalid: checkInvalidRequests,
  valid: checkValid,
  writes: async (run) => {
    await checkWrites(run);
    await checkSearches(run);
    await checkTwoPersons(run);
    await checkCopies(run);
  },
  lists: checkLists,
  agreements: async (run) => {
    await checkAgreements(run);
    await checkWorld(run);
  },
  foreignData: async (run) => {
    await checkForeignData(run);
    await checkForeignLists(run);
    await checkListedRecords(run);
    await checkWrongParents(run);
  },
  sequences: checkSequences,
  repeats: async (run) => {
    await checkRepeats(run);
    await checkParallelKeys(run);
  },
  burst: checkBurst,
};
