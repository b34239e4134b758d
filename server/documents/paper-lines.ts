import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { products } from '#server/db/schema/catalog.ts';
import { orderItems } from '#server/db/schema/shopping.ts';
import { BASE_VAT_RATE, type VatRate, vatWithin } from '#server/pricing/vat.ts';

/** A line of a financial document; kopecks. */
export interface PaperLine {
  name: string;
  vendorCode: string;
  /** Null for a service, which is not counted in pieces. */
  unit: Unit | null;
  quantity: number;
  /** For one, with VAT, before codes and bonuses. */
  price: number;
  /** After all discounts, with VAT. */
  amount: number;
  vatRate: VatRate;
  /** Within `amount`. */
  vat: number;
  country: string | null;
}

/** A unit of measure and its code in ОКЕИ. */
export interface Unit {
  name: string;
  code: string;
}

const PIECE: Unit = { name: 'шт.', code: '796' };

/** The goods of a placed order and its delivery, as papers name them. */
export async function readPaperLines(
  db: Database,
  orderID: string,
  delivery: number,
): Promise<PaperLine[]> {
  const rows = await db
    .select({
      quantity: orderItems.quantity,
      price: orderItems.price,
      frozen: orderItems.product,
      isGift: orderItems.isGift,
      promo: orderItems.promo,
      bonus: orderItems.bonus,
      name: products.name,
      vendorCode: products.vendorCode,
      vatRate: products.vatRate,
      country: products.country,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productID))
    .where(eq(orderItems.orderID, orderID))
    .orderBy(asc(orderItems.position));
  const productLines = rows.map(({ quantity, price, frozen, isGift, promo, bonus, ...current }) => {
    const amount = isGift ? 0 : price * quantity - promo - bonus;
    // Orders placed before rates were frozen with their lines go by the catalog's.
    const vatRate = frozen?.vatRate === undefined ? current.vatRate : frozen.vatRate;
    const name = frozen?.name ?? current.name;
    return {
      name: isGift ? `${name} (подарок)` : name,
      vendorCode: frozen?.vendorCode ?? current.vendorCode,
      unit: PIECE,
      quantity,
      price: isGift ? 0 : price,
      amount,
      vatRate,
      vat: vatWithin(amount, vatRate),
      country: current.country,
    };
  });
  return delivery > 0 ? [...productLines, deliveryLine(delivery)] : productLines;
}

function deliveryLine(cost: number): PaperLine {
  return {
    name: 'Доставка',
    vendorCode: '',
    unit: null,
    quantity: 1,
    price: cost,
    amount: cost,
    vatRate: BASE_VAT_RATE,
    vat: vatWithin(cost, BASE_VAT_RATE),
    country: null,
  };
}
