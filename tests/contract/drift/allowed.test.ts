import { describe, expect, it } from 'vitest';
import { allowsBreaking, classifyFindings, parseAllowed } from '#tools/contract/drift/allowed.ts';
import { compareContracts } from '#tools/contract/drift/compare-contracts.ts';
import { editedContract } from './edited-contract.ts';

const findings = compareContracts({
  before: editedContract(),
  after: editedContract({ '/components/schemas/Order/properties/id': { type: 'integer' } }),
});
const entry = { rule: 'type', place: 'Order/id', reason: 'Nobody reads it yet', version: '0.1.0' };
const listed = { before: [], after: [entry] };
const none = { before: [], after: [] };
const same = { before: '0.1.0', after: '0.1.0' };

describe('breaking changes', () => {
  it('are rejected without a reason', () => {
    const { rejected, problems } = classifyFindings(findings, none, same);
    expect(rejected).toEqual(findings);
    expect(problems).toEqual([]);
  });

  it('are allowed with a reason', () => {
    const { rejected, allowed, problems } = classifyFindings(findings, listed, same);
    expect([rejected, problems]).toEqual([[], []]);
    expect(allowed.map(({ reason }) => reason)).toEqual(['Nobody reads it yet']);
  });

  it('are allowed when the version announces them', () => {
    expect(classifyFindings(findings, none, { before: '0.1.0', after: '0.2.0' }).rejected).toEqual(
      [],
    );
  });

  it('reject a new reason that matches no change', () => {
    const other = { ...entry, place: 'Order/total' };
    const { rejected, problems } = classifyFindings(findings, { before: [], after: [other] }, same);
    expect(rejected).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining('type Order/total fits no change')]);
  });

  it('keep their entry for later commits of the same version', () => {
    const { problems } = classifyFindings([], { before: [entry], after: [entry] }, same);
    expect(problems).toEqual([]);
  });

  it('are not allowed by an entry of an earlier version', () => {
    const after = { before: '0.1.0', after: '0.1.1' };
    const { rejected, problems } = classifyFindings(findings, listed, after);
    expect(rejected).toEqual(findings);
    expect(problems).toEqual([expect.stringContaining('belongs to 0.1.0, and this is 0.1.1')]);
  });

  it.each([
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.0.0', '1.1.0', false],
    ['1.4.0', '2.0.0', true],
    ['2.0.0', '1.0.0', false],
  ])('are announced by a version change %s → %s: %s', (before, after, announced) => {
    expect(allowsBreaking(before, after)).toBe(announced);
  });
});

describe('list of allowed changes', () => {
  it('may be empty', () => {
    expect(parseAllowed('# nothing\n')).toEqual([]);
  });

  it.each([
    ['- rule: type\n  place: Order/id\n  version: 0.2.0\n', 'has no “reason”'],
    ['- { rule: type, place: Order/id, reason: why, version: soon }\n', 'is no version'],
    ['rule: type\n', 'a list is expected'],
  ])('rejects an incomplete list: %j', (text, message) => {
    expect(() => parseAllowed(text)).toThrow(message);
  });
});
