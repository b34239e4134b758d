const WEIGHTS_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const WEIGHTS_11 = [7, ...WEIGHTS_10];
const WEIGHTS_12 = [3, ...WEIGHTS_11];

function controlDigit(digits: readonly number[], weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10;
}

/** Whether an ИНН of 10 digits (company) or 12 (person) agrees with its control digits. */
export function isValidInn(inn: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(inn)) return false;
  const digits = [...inn].map(Number);
  if (digits.length === 10) return digits[9] === controlDigit(digits, WEIGHTS_10);
  return (
    digits[10] === controlDigit(digits, WEIGHTS_11) &&
    digits[11] === controlDigit(digits, WEIGHTS_12)
  );
}

/** Whether an ИНН is a person's: an entrepreneur has 12 digits, no КПП, and an ОГРНИП instead of an ОГРН. */
export function isEntrepreneurInn(inn: string): boolean {
  return inn.length === 12;
}

/** The message for an ИНН with a typing error. */
export const WRONG_INN = 'Проверьте ИНН: контрольная сумма не\u00A0сходится';

/** The message where only an entrepreneur's ИНН fits. */
export const NOT_ENTREPRENEUR_INN = 'ИНН предпринимателя – 12\u00A0цифр';
