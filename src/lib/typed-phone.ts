import { normalizePhone } from './phone.ts';
import { all, digitsAndPlus, phone, type Rule } from './validation.ts';

/** A phone as people type it, also with brackets, dashes or a leading 8; sent normalized. */
export const typedPhone: Rule = (value) => all(digitsAndPlus, phone)(normalizePhone(value ?? ''));
