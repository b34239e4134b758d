import type { NewAddress } from '#generated/api/model/index.ts';
import {
  all,
  digitsAndPlus,
  maxLength,
  minLength,
  type Rule,
  required,
} from '#src/lib/validation.ts';

/** Values of the address form, as typed. */
export const emptyAddress = {
  city: '',
  street: '',
  house: '',
  flat: '',
  entrance: '',
  floor: '',
  postalCode: '',
  comment: '',
};

export type AddressValues = typeof emptyAddress;

const sixDigits: Rule = (value) =>
  !value || /^\d{6}$/.test(value.trim()) ? null : 'Индекс – шесть цифр';
const postalCode = all(digitsAndPlus, minLength(6), maxLength(6), sixDigits);

/** Rules of the fields; lengths are those of the contract. */
export const addressRules: Record<keyof AddressValues, Rule> = {
  city: all(required, maxLength(100)),
  street: all(required, maxLength(200)),
  house: all(required, maxLength(20)),
  flat: maxLength(20),
  entrance: maxLength(10),
  floor: maxLength(10),
  postalCode,
  comment: maxLength(300),
};

/** The request body of the form: trimmed, blank optional fields as null. */
export function newAddress(values: AddressValues): NewAddress {
  const optional = (value: string) => value.trim() || null;
  return {
    city: values.city.trim(),
    street: values.street.trim(),
    house: values.house.trim(),
    flat: optional(values.flat),
    entrance: optional(values.entrance),
    floor: optional(values.floor),
    postalCode: optional(values.postalCode),
    comment: optional(values.comment),
  };
}
