/** Kinds of contracts as the browser, messages and calendars name them. */
export const contractTypeLabels = {
  OnlineStoreContract: 'Договор с\u00A0интернет-магазином',
  SupplyContract: 'Договор поставки',
  OtherContract: 'Другой договор',
} as const;
