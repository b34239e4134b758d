import type { AnalyticsItem, ListPlace } from '#src/app/third-parties/events/analytics-event.ts';
import { toEcommerceProduct } from '#src/app/third-parties/events/ecommerce.ts';
import { readAnalyticsCart, writeAnalyticsCart } from '#src/browser/storage/analytics-cookies.ts';

/** A product in the cart, as the cookie of analytics has it for three days. */
export interface CartRecord {
  /** The market id. */
  id: string;
  name: string;
  /** Rubles. */
  price: number;
  quantity: number;
  position: number | null;
  list: string | null;
  category: string;
}

/** Where the records of a browser are; tests and the list of events pass their own. */
export interface CartRecordStore {
  read: () => readonly CartRecord[];
  /** Newest first. */
  write: (records: readonly CartRecord[]) => void;
}

function isRecord(value: unknown): value is CartRecord {
  const { id, quantity } = (value ?? {}) as Partial<CartRecord>;
  return typeof id === 'string' && typeof quantity === 'number';
}

/** Records in the cookie. The oldest are dropped when it is full. */
export const cookieRecords: CartRecordStore = {
  read: () => {
    const stored = readAnalyticsCart();
    return Array.isArray(stored) ? stored.filter(isRecord) : [];
  },
  write: (records) => {
    let newest = records;
    while (!writeAnalyticsCart(newest)) newest = newest.slice(0, -1);
  },
};

/** Records that end with the page. */
export function memoryRecords(): CartRecordStore {
  let records: readonly CartRecord[] = [];
  return {
    read: () => records,
    write: (next) => {
      records = next;
    },
  };
}

/** Notes pieces that were added (more than 0) or removed. */
export function recordChange(store: CartRecordStore, item: AnalyticsItem, pieces: number): void {
  const records = store.read();
  const known = records.find(({ id }) => id === item.marketID);
  const others = records.filter((record) => record !== known);
  const quantity = (known?.quantity ?? 0) + pieces;
  if (quantity <= 0) {
    store.write(others);
    return;
  }
  const { id, name, price, category } = toEcommerceProduct(item);
  const position = item.position ?? known?.position ?? null;
  const list = item.list ?? known?.list ?? null;
  store.write([{ id, name, price, quantity, position, list, category }, ...others]);
}

/** The list from which a product came into the cart; undefined when unknown. */
export function recordedPlace(store: CartRecordStore, marketID: string): ListPlace | undefined {
  const record = store.read().find(({ id }) => id === marketID);
  return record?.list && record.position !== null
    ? { list: record.list as ListPlace['list'], position: record.position }
    : undefined;
}

/** Drops the records of products that were bought. */
export function dropRecords(store: CartRecordStore, marketIDs: readonly string[]): void {
  store.write(store.read().filter(({ id }) => !marketIDs.includes(id)));
}
