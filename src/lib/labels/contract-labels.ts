/** Kinds of contracts in the words that the browser, messages and calendars share. */
export const contractTypeLabels = {
  OnlineStoreContract: 'Договор с\u00A0интернет-магазином',
  SupplyContract: 'Договор поставки',
  OtherContract: 'Другой договор',
} as const;
