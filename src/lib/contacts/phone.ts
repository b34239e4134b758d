/** Formats a stored number, «+79161234567», for display: «+7 916 123 45 67». */
export function formatPhone(phone: string): string {
  const parts = /^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? parts.slice(1).join('\u00a0') : phone;
}

/** Calls of it cost nothing in Russia. */
export function isTollFree(phone: string): boolean {
  return phone.startsWith('+7800');
}

/**
 * Formats the phone of the shop: a toll-free number as it is dialed in Russia, «8 800 250 77 80», any
 * other with its country code.
 */
export function formatContactPhone(phone: string): string {
  const formatted = formatPhone(phone);
  return isTollFree(phone) ? formatted.replace(/^\+7/, '8') : formatted;
}

/** Removes spaces, brackets and dashes from typed input; a leading 8 or 7 becomes +7. */
export function normalizePhone(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '');
  return bare.replace(/^(?:8|7)(?=\d{10}$)/, '+7');
}
