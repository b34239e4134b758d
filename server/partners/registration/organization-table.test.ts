import { expect, it } from 'vitest';
import { isValidInn } from '#src/lib/contacts/inn.ts';
import { isValidKpp, isValidOgrn } from './check-digits.ts';
import { organizationTable } from './organization-table.ts';

it('organization table: has unique organizations with valid numbers', () => {
  for (const { inn, kpp, ogrn, kind } of organizationTable) {
    expect(isValidInn(inn), inn).toBe(true);
    expect(isValidOgrn(ogrn ?? ''), ogrn ?? inn).toBe(true);
    expect(kind === 'LegalEntity' ? isValidKpp(kpp ?? '') : kpp === null, inn).toBe(true);
  }
  expect(new Set(organizationTable.map(({ inn }) => inn)).size).toBe(organizationTable.length);
});
