import { describe, expect, it } from 'vitest';
import { isValidInn, isValidKpp, isValidOgrn } from './check-digits.ts';

describe('check digits', () => {
  it('distinguish valid and invalid ИНН of companies and persons', () => {
    expect(['7707083893', '7799000012', '500100732259'].map(isValidInn)).toEqual([
      true,
      true,
      true,
    ]);
    const wrong = ['7707083892', '500100732258', '500100732269', '770708389', '', '77O7083893'];
    expect(wrong.map(isValidInn)).toEqual(wrong.map(() => false));
  });

  it('distinguish valid and invalid ОГРН and ОГРНИП', () => {
    expect(['1027700132195', '304500116000157'].map(isValidOgrn)).toEqual([true, true]);
    expect(['1027700132196', '304500116000158', '10277001321'].map(isValidOgrn)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('a КПП has only a format', () => {
    expect(['770701001', '7707AA001'].map(isValidKpp)).toEqual([true, true]);
    expect(['77070100', '7707aa001', '770701O01'].map(isValidKpp)).toEqual([false, false, false]);
  });
});
