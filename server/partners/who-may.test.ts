import { describe, expect, it } from 'vitest';
import { rolesWith } from '#server/partners/rights/rules.ts';
import { whoMay } from './who-may.ts';

const anna = 'Анна Соколова';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('who may', () => {
  it('names the owners when nobody else has the right', () => {
    const text = (owners: string[]) => plain(whoMay(rolesWith('ManageApprovers'), owners));
    expect(text([anna])).toBe('Может только владелец: Анна Соколова');
    expect(text([anna, 'Олег Орлов'])).toBe('Могут только владельцы: Анна Соколова, Олег Орлов');
    expect(text([])).toBe('Может только владелец компании');
    expect(text([anna, 'Б', 'В', 'Г', 'Д'])).toBe(
      'Могут только владельцы: Анна Соколова, Б, В и ещё 2',
    );
  });

  it('names the other roles with the right too', () => {
    expect(plain(whoMay(rolesWith('ManageEmployees'), [anna]))).toBe(
      'Могут владелец (Анна Соколова) и управляющие',
    );
    expect(plain(whoMay(rolesWith('ConnectEDO'), [anna, 'Олег Орлов']))).toBe(
      'Могут владельцы (Анна Соколова, Олег Орлов) и бухгалтеры',
    );
    expect(plain(whoMay(rolesWith('ManageFinDocsRecipients'), []))).toBe(
      'Могут владелец, управляющие и бухгалтеры',
    );
  });
});
