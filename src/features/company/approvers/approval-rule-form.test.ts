import { describe, expect, it } from 'vitest';
import { newRule, ruleRules, ruleValues } from './approval-rule-form.ts';

const above = {
  mode: 'AboveAmount',
  amountFrom: 10_000_050,
  quorum: 'All',
  selfApproval: true,
} as const;

describe('approval rule form', () => {
  it('sends what it was filled with', () => {
    expect(newRule(ruleValues(above))).toEqual(above);
  });

  it('requires a sum in rubles only for the rule that has one', () => {
    const values = ruleValues({ ...above, amountFrom: null });
    expect(ruleRules.amountFrom('', values)).toBe('Поле обязательно для заполнения');
    expect(ruleRules.amountFrom('много', values)).toContain('в рублях');
    expect(ruleRules.amountFrom('много', { ...values, mode: 'Always' })).toBeNull();
    expect(newRule({ ...values, mode: 'Always', amountFrom: '500' }).amountFrom).toBeNull();
  });
});
