import { describe, expect, it } from 'vitest';
import { isValidKpp, isValidOgrn } from './check-digits.ts';

describe('check digits', () => {
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
