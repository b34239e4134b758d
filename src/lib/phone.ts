/** Formats a stored number, «+79161234567», for display: «+7 916 123 45 67». */
export function formatPhone(phone: string): string {
  const parts = /^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return parts ? parts.slice(1).join('\u00a0') : phone;
}

/** Formats a toll-free number, «+78002507780», as it is dialed in Russia: «8 800 250 77 80». */
export function formatFreePhone(phone: string): string {
  return formatPhone(phone).replace(/^\+7/, '8');
}

/** Removes spaces, brackets and dashes from typed input; a leading 8 or 7 becomes +7. */
export function normalizePhone(typed: string): string {
  const bare = typed.replace(/[\s()-]/g, '');
  return bare.replace(/^(?:8|7)(?=\d{10}$)/, '+7');
}
