import { describe, expect, it } from 'vitest';
import {
  companyRules,
  emptyCompany,
  missingOwnerFields,
  newCompany,
  ownerRules,
} from './add-company-form.ts';

const profile = (user: object) => ({ user }) as Parameters<typeof missingOwnerFields>[0];

describe('add company form', () => {
  it('requires only what the profile does not know', () => {
    const anna = { firstName: 'Анна', lastName: null, phone: null };
    expect(missingOwnerFields(profile(anna))).toEqual(['lastName', 'phone']);
    expect(missingOwnerFields(undefined)).toEqual([]);
    expect(ownerRules([]).phone('')).toBeNull();
    expect(ownerRules(['phone']).phone('+7 916')).toBe('Неверный формат номера телефона');
    expect(ownerRules(['lastName']).lastName('Морозова 2')).toBe(
      'Используйте только русский или английский алфавит',
    );
  });

  it('requires an organization of the list', () => {
    const { organization } = companyRules('find', []) as { organization: (key: string) => unknown };
    expect(organization('')).toBe('Выберите организацию из списка');
  });

  it('requires the user’s word only in the second step', () => {
    expect(Object.keys(companyRules('find', ['phone']))).toEqual(['query', 'organization']);
    const { confirmed } = companyRules('confirm', []) as { confirmed: (value: boolean) => unknown };
    expect(confirmed(false)).toContain('Подтвердите');
    expect(confirmed(true)).toBeNull();
  });

  it('sends ИНН, КПП and the required fields', () => {
    const values = { ...emptyCompany, lastName: ' Морозова ', phone: '+7 916 123 45 11' };
    expect(newCompany({ inn: '7799000044', kpp: null }, values, ['lastName', 'phone'])).toEqual({
      kind: 'Partner',
      inn: '7799000044',
      kpp: null,
      lastName: 'Морозова',
      phone: '+79161234511',
    });
  });
});
