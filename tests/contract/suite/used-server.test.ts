import { afterAll, beforeAll, expect, it } from 'vitest';
import { FaultProxy } from '#tools/contract/self-test/proxy.ts';
import { type Reference, startReference } from '#tools/contract/self-test/reference.ts';
import { usedUpHint } from '#tools/contract/sequences/used-up.ts';
import { runSuite } from '#tools/contract/suite.ts';
import type { Check } from '#tools/contract/vocabulary.ts';

/** Those that create, change and use up. */
const checks: readonly Check[] = ['learn', 'sequences', 'writes', 'agreements', 'valid'];

let reference: Reference;
let proxy: FaultProxy;
let url: string;

beforeAll(async () => {
  reference = await startReference();
  proxy = new FaultProxy(reference.serve, reference.contract);
  url = await proxy.listen();
}, 120_000);
afterAll(async () => {
  await proxy.close();
  await reference.close();
});

it('suite: runs every sequence again on a server that it has used', {
  timeout: 600_000,
}, async () => {
  for (const seed of [1, 2]) {
    const { sequences, findings } = await runSuite({
      url,
      tokens: async (person) => reference.tokens[person],
      oneTimeCode: (person) => reference.oneTimeCode(person),
      writeAccess: 'all',
      checks,
      seed,
    });
    const ended = sequences.filter(({ ending }) => ending !== null);
    expect(ended.map(({ name, ending }) => `${seed} ${name}: ${ending}`)).toEqual([]);
    expect(
      findings.map(({ rule, operation, expected }) => `${rule} ${operation} ${expected}`),
    ).toEqual([]);
    expect(sequences.length).toBeGreaterThan(40);
  }
});

it('suite: plays the invitations more often than there are companies', async () => {
  const endings: (string | null | undefined)[] = [];
  for (const seed of [1, 2, 3, 4]) {
    // A person may send some invitations in an hour.
    reference.passHour();
    const { sequences, findings } = await runSuite({
      url,
      tokens: async (person) => reference.tokens[person],
      writeAccess: 'all',
      checks: ['sequences'],
      sequences: ['invitations'],
      seed,
    });
    endings.push(sequences[0]?.ending);
    expect(findings.map(({ rule, expected }) => `${rule} ${expected}`)).toEqual([]);
  }
  expect(endings).toEqual([null, null, null, null]);
});

it('suite: says which limit of an earlier run ended a sequence, and what helps', () => {
  const limited = { status: 429, headers: new Headers({ 'retry-after': '600' }) };
  expect(usedUpHint(limited)).toContain('it ends in 600 s, --patience 600 waits for it');
  expect(usedUpHint({ status: 409, headers: new Headers() })).toContain('delete the record');
  expect(usedUpHint({ status: 422, headers: new Headers() })).toBe('');
});
