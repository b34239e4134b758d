/** Weights of the check digits of an ИНН, as prescribed by the tax service. */
const ENTITY = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const FIRST_OF_PERSON = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const SECOND_OF_PERSON = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

function checkDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (sum % 11) % 10;
}

/** Whether the check digits of an ИНН agree: ten digits of a company, twelve of a person. */
export function isValidInn(inn: string): boolean {
  if (/^\d{10}$/.test(inn)) return checkDigit(inn, ENTITY) === Number(inn[9]);
  return (
    /^\d{12}$/.test(inn) &&
    checkDigit(inn, FIRST_OF_PERSON) === Number(inn[10]) &&
    checkDigit(inn, SECOND_OF_PERSON) === Number(inn[11])
  );
}

/** Whether the check digit of an ОГРН (13 digits) or ОГРНИП (15) agrees. */
export function isValidOgrn(ogrn: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(ogrn)) return false;
  const body = ogrn.slice(0, -1);
  const divisor = ogrn.length === 13 ? 11n : 13n;
  return String((BigInt(body) % divisor) % 10n) === ogrn.at(-1);
}

/** A КПП has no check digit: four digits of the tax office, two of the cause, three of the number. */
export function isValidKpp(kpp: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp);
}
