import { describe, expect, it } from 'vitest';
import { edoRequest, edoRules, initialEdo } from './edo-form.ts';

describe('application for electronic documents', () => {
  it('starts with Diadok and what is known of the user', () => {
    const user = {
      id: 'u',
      firstName: 'Анна',
      middleName: null,
      lastName: 'Ковалёва',
      phone: '+79161234567',
      email: 'anna@example.ru',
    };
    expect(initialEdo('p', user)).toEqual({
      partnerID: 'p',
      operatorEdo: 'Diadok',
      fullName: 'Ковалёва Анна',
      email: 'anna@example.ru',
      phone: '+79161234567',
    });
    expect(initialEdo('', undefined)).toMatchObject({ fullName: '', phone: '+7' });
  });

  it.each([
    ['', 'Поле обязательно для заполнения'],
    ['+7 916 абв', 'Используются недопустимые символы'],
    ['+7 916', 'Неверный формат номера телефона'],
    ['8 (916) 123-45-67', null],
  ])('phone %s: %s', (typed, message) => {
    expect(edoRules.phone(typed)).toBe(message);
  });

  it('is sent with a normalized phone', () => {
    const typed = { ...initialEdo('p', undefined), fullName: ' Анна ', phone: '8 (916) 123-45-67' };
    expect(edoRequest(typed)).toMatchObject({ fullName: 'Анна', phone: '+79161234567' });
  });
});
