import { plural } from '#src/lib/numbers/plurals.ts';

/**
 * Returns the error message for the value, or null. All rules but `required` accept a blank value.
 */
export type Rule = (value: string | undefined) => string | null;

const symbolForms = ['символ', 'символа', 'символов'] as const;
const PHONE_LENGTH = 12;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const DIGITS_AND_PLUS = /^[\d+]+$/;
const LETTERS = /^[A-Za-zА-Яа-яЁё -]+$/;

export const required: Rule = (value) =>
  value === undefined || value.trim() === '' ? 'Поле обязательно для заполнения' : null;

/** The text of spec §5 for a value that is too long. */
export function maxLength(limit: number): Rule {
  return (value) =>
    (value ?? '').trim().length > limit
      ? `Максимальная длина поля: ${limit} ${plural(limit, symbolForms)}`
      : null;
}

/** The text of spec §5 for a value that is too short; a blank one is valid. */
export function minLength(limit: number): Rule {
  return unlessBlank((value) =>
    value.length < limit ? `Минимальная длина поля: ${limit} ${plural(limit, symbolForms)}` : null,
  );
}

export const email: Rule = unlessBlank((value) =>
  EMAIL.test(value) ? null : 'Некорректный email',
);

export const digitsAndPlus: Rule = unlessBlank((value) =>
  DIGITS_AND_PLUS.test(value) ? null : 'Используются недопустимые символы',
);

/** Spaces are ignored; «+7» and ten digits. */
export const phone: Rule = unlessBlank((value) => {
  const bare = value.replace(/\s/g, '');
  const fits = DIGITS_AND_PLUS.test(bare) && bare.startsWith('+7') && bare.length === PHONE_LENGTH;
  return fits ? null : 'Неверный формат номера телефона';
});

export const personName: Rule = unlessBlank((value) =>
  LETTERS.test(value) ? null : 'Используйте только русский или английский алфавит',
);

/** Returns the first error of several rules. */
export function all(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== null) return problem;
    }
    return null;
  };
}

function unlessBlank(check: (value: string) => string | null): Rule {
  return (value) => {
    const trimmed = (value ?? '').trim();
    return trimmed === '' ? null : check(trimmed);
  };
}
