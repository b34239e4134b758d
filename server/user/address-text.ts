/** The parts of an address that form its one line. */
export interface AddressParts {
  city: string;
  street: string;
  house: string;
  flat?: string | null | undefined;
}

/** «г Москва, ул Лесная, д 12, кв 34» */
export function addressLine({ city, street, house, flat }: AddressParts): string {
  return [`г ${city}`, street, `д ${house}`, flat ? `кв ${flat}` : '']
    .filter((part) => part !== '')
    .join(', ');
}

/** Trims and collapses spaces; an empty text becomes null. */
export function tidy(text: string | null | undefined): string | null {
  const clean = (text ?? '').replace(/\s+/g, ' ').trim();
  return clean === '' ? null : clean;
}
