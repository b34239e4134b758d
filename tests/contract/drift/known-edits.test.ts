import { describe, expect, it } from 'vitest';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import type { Contract } from '#tools/contract/drift/contract.ts';
import type { Counterexample, Finding } from '#tools/contract/drift/finding.ts';
import { listRoots, type Root } from '#tools/contract/drift/roots.ts';
import { editedContract } from './edited-contract.ts';
import { knownEdits } from './known-edits.ts';

const before = editedContract();

function format({ severity, rule, place }: Finding): string {
  return `${severity} ${rule} ${place}`;
}

/** Rules about schemas: their examples are values that both contracts can validate. */
const ofSchemas =
  /^(?:property|object|variant)-|^(?:type|nullable|enum|bound|pattern|format|unique)$/;

/** The complete value that an example belongs to. */
function findRoot(after: Contract, { call, part }: Counterexample): Root {
  const [requested, status] = call.split(' → ');
  const [was, is] = [before, after].map(({ operations }) =>
    operations.find((one) => one.call === requested),
  );
  const roots = was && is ? listRoots({ before: was, after: is }) : [];
  const root = roots.find((one) => one.part === part && one.status === status);
  if (!root) throw new Error(`Nothing goes over the wire as ${call} ${part}`);
  return root;
}

describe('known edits of a contract', () => {
  it.each(knownEdits)('finds $name', ({ edit, found }) => {
    const findings = compareContracts({ before, after: editedContract(edit) });
    expect(findings.map(format).sort()).toEqual([...found].sort());
  });

  it.each(knownEdits.filter(({ found }) => found.some((one) => one.startsWith('breaking'))))(
    'has a counterexample for $name',
    ({ edit }) => {
      const after = editedContract(edit);
      for (const { severity, rule, counterexample } of compareContracts({ before, after })) {
        if (severity !== 'breaking') continue;
        expect(counterexample?.rejection).toBeTruthy();
        if (!counterexample || !ofSchemas.test(rule)) continue;
        const { places } = findRoot(after, counterexample);
        const validate = (side: 'before' | 'after') =>
          ({ before, after })[side].findErrors(places[side].pointer, counterexample.value);
        const isRequest = counterexample.kind === 'request';
        expect(validate(isRequest ? 'before' : 'after')).toBeNull();
        expect(validate(isRequest ? 'after' : 'before')).not.toBeNull();
      }
    },
  );

  it('there are at least thirty, a third of them harmless', () => {
    const harmless = knownEdits.filter(
      ({ found }) => !found.some((one) => one.startsWith('breaking')),
    );
    expect(knownEdits.length).toBeGreaterThanOrEqual(30);
    expect(harmless.length * 3).toBeGreaterThanOrEqual(knownEdits.length);
  });
});
