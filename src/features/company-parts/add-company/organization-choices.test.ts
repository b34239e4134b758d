import { describe, expect, it } from 'vitest';
import {
  organizationFacts,
  organizationKey,
  readInn,
  unknownText,
} from './organization-choices.ts';

const smile = {
  name: 'ООО «Смайл Центр»',
  fullName: 'Общество с ограниченной ответственностью «Смайл Центр»',
  kind: 'LegalEntity' as const,
  inn: '7799000044',
  kpp: '779901001',
  ogrn: null,
  address: 'г Москва, пр-кт Мира, д 101',
  director: null,
  status: 'Active' as const,
  registered: false,
  partnerID: null,
  allowed: true,
  reason: null,
};

describe('organization choices', () => {
  it('name ИНН, КПП, status and address', () => {
    expect(organizationFacts(smile)).toBe(
      'ИНН 7799000044 · КПП 779901001 · Действует · г Москва, пр-кт Мира, д 101',
    );
    const person = { ...smile, kpp: null, address: null, status: 'Liquidated' as const };
    expect(organizationFacts(person)).toBe('ИНН 7799000044 · Ликвидирована');
  });

  it('distinguish branches of one ИНН', () => {
    const branch = { ...smile, kpp: '779902001' };
    expect(organizationKey(branch)).not.toBe(organizationKey(smile));
  });

  it('read a complete ИНН, and say when its check digits are wrong', () => {
    expect(readInn('7799 0000 44')).toEqual({ inn: '7799000044', error: null });
    expect(readInn('7799000043').error).toContain('контрольная сумма');
    expect(readInn('77990000')).toEqual({ inn: null, error: null });
    expect(readInn('Смайл')).toEqual({ inn: null, error: null });
  });
});

describe('an ИНН that the directory does not know', () => {
  it('is a person or an organization by its length', () => {
    expect(unknownText('500100732259', false)).toMatch(
      /такого предпринимателя нет\..*подключит его/,
    );
    expect(unknownText('7707083893', false)).toMatch(/такой организации нет\..*подключит её/);
    expect(unknownText('500100732259', true)).toMatch(/не.отвечает\..*подключит его/);
  });
});
