import { describe, expect, it } from 'vitest';
import { type Mistake, mistakes } from './mistakes.ts';
import { tryStranger } from './try.ts';

const seeds = [1, 2, 3];

describe('a contract of another team', () => {
  it.each(seeds)('finds nothing in a sound back end with seed %i', async (seed) => {
    const { findings, requests } = await tryStranger(null, { seed });
    const shown = findings.map(({ rule, operation, expected, actual }) =>
      [rule, operation, expected, actual].join(' '),
    );
    expect(shown).toEqual([]);
    expect(requests).toBeGreaterThan(500);
  });

  it('reaches each success and each error that its operations document', async () => {
    const { coverage } = await tryStranger(null);
    const gaps = coverage.flatMap(({ operation, statuses }) =>
      statuses.flatMap(({ status, gap }) => (gap === null ? [] : [`${operation} ${status}`])),
    );
    expect(gaps).toEqual([]);
  });

  it.each(Object.entries(mistakes) as [Mistake, string][])(
    'finds the mistake %s as %s',
    async (mistake, rule) => {
      const { findings } = await tryStranger(mistake);
      expect(findings.map((one) => one.rule)).toContain(rule);
    },
  );
});

describe('a run without tokens', () => {
  it('blames nothing on a back end that rejects it, and says what it could not test', async () => {
    const { findings, gaps } = await tryStranger(null, {
      tokens: async () => null,
      writeAccess: 'none',
    });
    expect(findings).toEqual([]);
    const reasons = gaps.filter(({ kind }) => kind === 'check').map(({ reason }) => reason);
    expect(reasons).toContain('no token of this person: main');
  });
});

describe('a run that can say nothing', () => {
  it('is an error where nothing is selected or nothing could be sent', async () => {
    await expect(tryStranger(null, { operations: [] })).rejects.toThrow('Nothing is selected');
    const nothing = { operations: ['addProject'], checks: ['burst'] } as const;
    await expect(tryStranger(null, nothing)).rejects.toThrow('Nothing is selected');
  });
});
