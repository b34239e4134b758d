/** Reasons for the return of an order, by the feedback topic of the contract, in display order. */
export const refundLabels = {
  ItemNotFit: 'Товар не\u00A0подошёл',
  ItemQualityNotExpected: 'Качество хуже ожидаемого',
  DamagedPackage: 'Повреждена упаковка',
  DeliveryError: 'Ошибка при доставке',
  CheckoutError: 'Ошибка при оформлении',
  CancelOrder: 'Передумали',
} as const;
