/** A mobile or town number as stored, «+79161234567», as it is read: «+7 916 123 45 67». */
export function formatPhone(phone: string): string {
  const parts = /^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? parts.slice(1).join('\u00a0') : phone;
}

/** A number that is free to call, «+78002507780», as it is dialled at home: «8 800 250 77 80». */
export function formatFreePhone(phone: string): string {
  return formatPhone(phone).replace(/^\+7/, '8');
}

/** What the user typed without spaces, brackets and dashes; a leading 8 or 7 becomes +7. */
export function normalizePhone(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '');
  return bare.replace(/^(?:8|7)(?=\d{10}$)/, '+7');
}
