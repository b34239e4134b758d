import type { StockLevel } from '#generated/api/model/stockLevel.ts';
import type { UnavailabilityReason } from '#generated/api/model/unavailabilityReason.ts';

export const stockLabels: Record<StockLevel, string> = {
  Unavailable: 'Нет в наличии',
  Last: 'Последние',
  Few: 'Мало',
  Less: 'Достаточно',
  Many: 'Много',
};

/** Why a product is unavailable, in two or three words: fits a card. */
export const reasonLabels: Record<UnavailabilityReason, string> = {
  TemporaryUnavailable: 'Временно недоступен',
  Discontinued: 'Снят с производства',
  RestrictedByProducer: 'Продажа ограничена',
  OutOfStock: 'Закончился',
  Other: 'Сейчас недоступен',
};

/** Explanation of the reason, for the product page. */
export const reasonTexts: Record<UnavailabilityReason, string> = {
  TemporaryUnavailable: 'Поставщик приостановил отгрузки. Товар вернётся в продажу позже.',
  Discontinued: 'Производитель больше не выпускает этот товар.',
  RestrictedByProducer: 'Производитель ограничил продажу: нужен допуск к\u00a0заказам компании.',
  OutOfStock: 'Товар закончился на складе, ждём поставку.',
  Other: 'Сейчас этот товар нельзя заказать на сайте.',
};
