import type { StaffTicket } from '#generated/api/model/staffTicket.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The details of a ticket besides the phone and the e-mail of its author, which the card shows anyway;
 * those of another person stay, and say that they are.
 */
export function otherDetails({
  author,
  details,
}: Pick<StaffTicket, 'author' | 'details'>): StaffTicket['details'] {
  return details.flatMap((detail) => {
    const { name, value } = detail;
    if (name === 'Почта') {
      const isSame = value.toLowerCase() === author?.email?.toLowerCase();
      return isSame ? [] : [{ name: 'Почта ответственного', value }];
    }
    if (name === 'Телефон') {
      const isSame = digitsOf(value) === digitsOf(author?.phone ?? '');
      return isSame ? [] : [{ name: 'Телефон ответственного', value }];
    }
    return [detail];
  });
}
