import { describe, expect, it } from 'vitest';
import { modeText, presentRule } from './approval-rule-texts.ts';

describe('approval rule', () => {
  it('names the sum only where the rule has one', () => {
    expect(modeText({ mode: 'AboveAmount', amountFrom: 10_000_000 })).toBe(
      'Заказы дороже предела компании 100\u00a0000\u00a0₽',
    );
    expect(modeText({ mode: 'Always', amountFrom: null })).toBe('Все заказы');
  });

  it('is one sentence with those who approve', () => {
    const rule = { mode: 'Never', amountFrom: null, quorum: 'All', selfApproval: false } as const;
    expect(presentRule(rule, [])).toBe(
      'Сейчас: только сверх пределов сотрудников, нужны согласия всех. Согласующие: никого не назначили.',
    );
    expect(presentRule(rule, ['Анна', 'Олег'])).toContain('Согласующие: Анна, Олег.');
  });
});
