/** The name of the shop as users see it: header, titles, sign-in page, footer. */
export const shopName = 'Дентамаркет';
