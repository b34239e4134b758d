import { describe, expect, it } from 'vitest';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import type { Contract } from '#tools/contract/drift/contract.ts';
import type { Counterexample, Finding } from '#tools/contract/drift/finding.ts';
import { listRoots, type Root } from '#tools/contract/drift/roots.ts';
import type { Pair } from '#tools/contract/drift/schema-change.ts';
import { editedContract } from './edited-contract.ts';
import { type KnownEdit, knownEdits } from './known-edits.ts';

function format({ severity, rule, place }: Finding): string {
  return `${severity} ${rule} ${place}`;
}

/** Rules about schemas: their examples are values that both contracts can validate. */
const ofSchemas =
  /^(?:property|object|variant)-|^(?:type|nullable|enum|bound|pattern|format|unique)$/;

function contractsOf({ given, edit }: KnownEdit): Pair<Contract> {
  return { before: editedContract(given), after: editedContract({ ...given, ...edit }) };
}

/** The size of a body or a file is no matter of its schema. */
function isOutsideOfSchemas({ rejection }: Counterexample): boolean {
  return /bytes now$/.test(rejection);
}

/** The complete value that an example belongs to. */
function findRoot({ before, after }: Pair<Contract>, { call, part }: Counterexample): Root {
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
  it.each(knownEdits)('finds $name', (known) => {
    const findings = compareContracts(contractsOf(known));
    expect(findings.map(format).sort()).toEqual([...known.found].sort());
  });

  it.each(knownEdits.filter(({ found }) => found.some((one) => one.startsWith('breaking'))))(
    'has a counterexample for $name',
    (known) => {
      const contracts = contractsOf(known);
      for (const { severity, rule, counterexample } of compareContracts(contracts)) {
        if (severity !== 'breaking') continue;
        expect(counterexample?.rejection).toBeTruthy();
        if (!counterexample || !ofSchemas.test(rule) || isOutsideOfSchemas(counterexample))
          continue;
        const { places } = findRoot(contracts, counterexample);
        const validate = (side: 'before' | 'after') =>
          contracts[side].findErrors(places[side].pointer, counterexample.value);
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
