import { describe, expect, it } from 'vitest';
import { emptyRecipient, newRecipient, recipientRules } from './recipient-form.ts';

describe('recipient form', () => {
  it('accepts a formatted phone number and sends it normalized', () => {
    expect(recipientRules.phone('+7 916 123 45 67')).toBeNull();
    expect(recipientRules.phone('8 (916) 123-45-67')).toBe('Используются недопустимые символы');
    expect(recipientRules.phone('8 916 123 45 67')).toBe('Неверный формат номера телефона');
    expect(newRecipient({ ...emptyRecipient, phone: '8 (916) 123-45-67' }).phone).toBe(
      '+79161234567',
    );
  });

  it('shows the error messages of the specification', () => {
    expect(recipientRules.phone('+7 916')).toBe('Неверный формат номера телефона');
    expect(recipientRules.phone('+7 916 тел')).toBe('Используются недопустимые символы');
    expect(recipientRules.firstName('Анна2')).toBe(
      'Используйте только русский или английский алфавит',
    );
    expect(recipientRules.email('anna@')).toBe('Некорректный email');
  });
});
