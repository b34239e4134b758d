/** The fields of a product by which its producer restricts the sale. */
interface Restricted {
  listed: boolean;
  available: boolean;
  saleForbidden: boolean;
  unavailabilityReason: string | null;
  unavailableAction: string | null;
}

/** Whether only companies with access to orders may buy the product. */
export function isRestricted({
  listed,
  unavailabilityReason,
}: Pick<Restricted, 'listed' | 'unavailabilityReason'>): boolean {
  return listed && unavailabilityReason === 'RestrictedByProducer';
}

/** A restricted product as a buyer with access sees it: only the stock limits it. */
export function openRestricted<T extends Restricted>(product: T): T {
  if (!isRestricted(product)) return product;
  return {
    ...product,
    available: true,
    saleForbidden: false,
    unavailabilityReason: null,
    unavailableAction: null,
  };
}

/** Why a product cannot be sold to this buyer. */
export function forbiddenMessage(product: Pick<Restricted, 'listed' | 'unavailabilityReason'>) {
  return isRestricted(product)
    ? 'Товар продаём только компаниям с\u00A0допуском к\u00A0заказам'
    : 'Продажа товара запрещена';
}
