import { afterAll, beforeAll, expect, it } from 'vitest';
import { FaultProxy } from '#tools/contract/self-test/proxy.ts';
import { type Reference, startReference } from '#tools/contract/self-test/reference.ts';
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
