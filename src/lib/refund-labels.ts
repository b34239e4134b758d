/** Why an order is returned, by the feedback topic of the contract, in the order of the list. */
export const refundLabels = {
  ItemNotFit: 'Товар не\u00A0подошёл',
  ItemQualityNotExpected: 'Качество хуже ожидаемого',
  DamagedPackage: 'Повреждена упаковка',
  DeliveryError: 'Ошибка при доставке',
  CheckoutError: 'Ошибка при оформлении',
  CancelOrder: 'Передумали',
} as const;
