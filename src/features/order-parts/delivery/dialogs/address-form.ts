import {
  type NewAddress,
  newAddressCityMax,
  newAddressCommentMax,
  newAddressEntranceMax,
  newAddressFlatMax,
  newAddressFloorMax,
  newAddressHouseMax,
  newAddressStreetMax,
} from '#generated/api/model/newAddress.ts';
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

const POSTAL_CODE_LENGTH = 6;
const sixDigits: Rule = (value) =>
  !value || /^\d{6}$/.test(value.trim()) ? null : 'Индекс – шесть цифр';
const postalCode = all(
  digitsAndPlus,
  minLength(POSTAL_CODE_LENGTH),
  maxLength(POSTAL_CODE_LENGTH),
  sixDigits,
);

/** Rules of the fields; lengths are those of the contract. */
export const addressRules: Record<keyof AddressValues, Rule> = {
  city: all(required, maxLength(newAddressCityMax)),
  street: all(required, maxLength(newAddressStreetMax)),
  house: all(required, maxLength(newAddressHouseMax)),
  flat: maxLength(newAddressFlatMax),
  entrance: maxLength(newAddressEntranceMax),
  floor: maxLength(newAddressFloorMax),
  postalCode,
  comment: maxLength(newAddressCommentMax),
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
