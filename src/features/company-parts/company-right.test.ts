import { describe, expect, it } from 'vitest';
import { rightTo } from './company-right.ts';

describe('right in a company', () => {
  it('is what the server allows', () => {
    const partner = { allowedActions: ['ManageTags' as const], owners: ['Анна Соколова'] };
    expect(rightTo(partner, 'ManageTags')).toEqual({ allowed: true, reason: null });
  });

  it('names those who have it when the user does not', () => {
    const reason = (owners: string[]) =>
      rightTo({ allowedActions: [], owners }, 'ManageTags').reason;
    expect(reason(['Анна Соколова'])).toBe('Может только владелец: Анна Соколова');
    expect(reason(['Анна Соколова', 'Олег Орлов'])).toBe(
      'Могут только владельцы: Анна Соколова, Олег Орлов',
    );
    expect(reason([])).toBe('Может только владелец компании');
  });
});
