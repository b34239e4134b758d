/** The name of the shop as readers see it: header, titles, sign-in page, footer. */
export const shopName = 'Дентамаркет';
