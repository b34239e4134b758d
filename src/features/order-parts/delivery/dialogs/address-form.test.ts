import { describe, expect, it } from 'vitest';
import { addressRules, emptyAddress, newAddress } from './address-form.ts';

describe('address form', () => {
  it('sends trimmed values and null for blank ones', () => {
    expect(
      newAddress({ ...emptyAddress, city: ' Москва ', street: 'Лесная', house: '12' }),
    ).toEqual({
      city: 'Москва',
      street: 'Лесная',
      house: '12',
      flat: null,
      entrance: null,
      floor: null,
      postalCode: null,
      comment: null,
    });
  });

  it('requires city, street and house', () => {
    expect(addressRules.city('  ')).toBe('Поле обязательно для заполнения');
    expect(addressRules.street('')).toBe('Поле обязательно для заполнения');
    expect(addressRules.house(undefined)).toBe('Поле обязательно для заполнения');
    expect(addressRules.flat('')).toBeNull();
  });

  it('accepts only a postal code of six digits', () => {
    expect(addressRules.postalCode('12504')).toBe('Минимальная длина поля: 6 символов');
    expect(addressRules.postalCode('1250477')).toBe('Максимальная длина поля: 6 символов');
    expect(addressRules.postalCode('12504О')).toBe('Используются недопустимые символы');
    expect(addressRules.postalCode('+12504')).toBe('Индекс – шесть цифр');
    expect(addressRules.postalCode('125047')).toBeNull();
  });
});
