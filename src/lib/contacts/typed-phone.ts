import { all, digitsAndPlus, phone, type Rule } from '#src/lib/validation.ts';
import { normalizePhone } from './phone.ts';

/** A phone by the rule of the specification: spaces are ignored, then «+7» and ten digits. */
export const typedPhone: Rule = (value) =>
  all(digitsAndPlus, phone)((value ?? '').replace(/\s/g, ''));

/** The same of the phone for EDO, which is normalized first: also with brackets or a leading 8. */
export const normalizablePhone: Rule = (value) => typedPhone(normalizePhone(value ?? ''));
