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
