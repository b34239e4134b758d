import { describe, expect, it } from 'vitest';
import {
  all,
  digitsAndPlus,
  email,
  maxLength,
  minLength,
  personName,
  phone,
  required,
} from './validation.ts';

describe('required', () => {
  it('rejects missing and blank values', () => {
    expect(required(undefined)).toBe('Поле обязательно для заполнения');
    expect(required('  ')).toBe('Поле обязательно для заполнения');
    expect(required('0')).toBeNull();
  });
});

describe('lengths', () => {
  it('count trimmed characters and use the plural form of the noun', () => {
    expect(maxLength(3)(' абв ')).toBeNull();
    expect(maxLength(3)('абвг')).toBe('Максимальная длина поля: 3 символа');
    expect(maxLength(300)('я'.repeat(301))).toBe('Максимальная длина поля: 300 символов');
    expect(minLength(1)('')).toBeNull();
    expect(minLength(21)('а')).toBe('Минимальная длина поля: 21 символ');
  });
});

describe('email', () => {
  it.each(['a@b.ru', 'anna.belova+shop@clinic.example.ru'])('accepts %s', (value) => {
    expect(email(value)).toBeNull();
  });

  it.each(['a', 'a@b', '@b.ru', 'a b@c.ru', 'a@b.ru.'])('rejects %s', (value) => {
    expect(email(value)).toBe('Некорректный email');
  });
});

describe('phone', () => {
  it('accepts +7 and ten digits, with spaces', () => {
    expect(phone('+7 916 123 45 67')).toBeNull();
  });

  it.each(['89161234567', '+7916123456', '+791612345678', '+7916123456a', '+7-916-123-45'])(
    'rejects %s',
    (value) => {
      expect(phone(value)).toBe('Неверный формат номера телефона');
    },
  );
});

describe('characters', () => {
  it('accepts digits and plus only', () => {
    expect(digitsAndPlus('+12')).toBeNull();
    expect(digitsAndPlus('12-3')).toBe('Используются недопустимые символы');
  });

  it('accepts letters of both alphabets, spaces and hyphens in names', () => {
    expect(personName('Анна-Мария ёж Smith')).toBeNull();
    expect(personName('Анна2')).toBe('Используйте только русский или английский алфавит');
  });
});

describe('all', () => {
  it('returns the first error', () => {
    const rule = all(required, personName);
    expect(rule('')).toBe('Поле обязательно для заполнения');
    expect(rule('1')).toBe('Используйте только русский или английский алфавит');
    expect(rule('Анна')).toBeNull();
  });
});
