import { describe, expect, it } from 'vitest';
import { usage } from '#server/backoffice/commands.ts';
import type { PaymentProgress } from '#server/db/schema/buying.ts';
import { actLabels, actText } from '#src/features/backoffice/audit/act-labels.ts';
import { paymentProgressLabels } from '#src/features/backoffice/audit/audit-values.ts';

/** Commands that change nothing leave no record. */
const READING = new Set(['list', 'show']);
/** Commands with a single action, and those that are named by their first argument. */
const SINGLE = new Set(['bonus', 'power']);
const BY_FIRST = new Set(['accounting']);

/** What only the page does. */
const ON_PAGE = ['order giveback', 'order returnpart', 'order unpay', 'ticket assign'];

/** Each command of the help that can leave a record: `order ship`. */
function recordedCommands(): string[] {
  const lines = usage.split('\n').map((line) => line.trim());
  const names = new Set(Object.keys(actLabels).map((key) => key.split(' ')[0]));
  return lines.flatMap((line) => {
    const [command = '', first = '', second = ''] = (line.split(/ {2,}/)[0] ?? '').split(' ');
    if (!names.has(command) || READING.has(first)) return [];
    if (SINGLE.has(command)) return [command];
    const actions = BY_FIRST.has(command) ? first : second;
    return actions
      .split('|')
      .filter((action) => action !== '' && !READING.has(action))
      .map((action) => `${command} ${action}`);
  });
}

describe('labels of the audit trail', () => {
  it('have each command of staff, and no other', () => {
    const commands = [...new Set([...recordedCommands(), ...ON_PAGE])].sort();
    expect(commands).toEqual(Object.keys(actLabels).sort());
    expect(commands.length).toBeGreaterThan(20);
    expect(actText('order 240526 fly')).toBeNull();
  });

  it('have each command that the help lists', () => {
    const listed = new Set(usage.match(/^ {2}[a-z]+(?= )/gm)?.map((word) => word.trim()));
    const known = new Set(Object.keys(actLabels).map((key) => key.split(' ')[0]));
    expect([...listed].filter((name) => !known.has(name))).toEqual(['npm', 'audit']);
  });

  it('have each progress of a payment', () => {
    const labels: Readonly<Record<PaymentProgress, string>> = paymentProgressLabels;
    expect(Object.values(labels)).not.toContain('');
  });
});
