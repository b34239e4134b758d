import { keyOf, type Page } from '#tools/contract/checks/lists/list-calls.ts';
import { idText } from '#tools/contract/ids/id-values.ts';
import { valueAt } from '#tools/contract/openapi/pointer.ts';
import type { JsonObject } from '#tools/contract/openapi/schema.ts';
import type { ListShape } from './list-shape.ts';

/** Lists with more pages of the largest size are not read whole. */
const MOST_PAGES = 10;

/** Reads one page; null when the back end rejects the parameters. */
export type ReadPage = (parameters: JsonObject) => Promise<Page | null>;

/** All records of a list with the same parameters. */
export interface Listing {
  /** The parameters of the request, without those of the page. */
  readonly parameters: JsonObject;
  readonly items: readonly JsonObject[];
  /** The key of each record, or of the group that it stands for. */
  readonly keys: readonly string[];
  readonly total: number;
}

/** Reads lists; a list that was read before is not read again. */
export class ListReads {
  readonly shape: ListShape;
  readonly #read: ReadPage;
  readonly #listings = new Map<string, Promise<Listing | null>>();

  constructor(shape: ListShape, read: ReadPage) {
    this.shape = shape;
    this.#read = read;
  }

  /** One page as the back end returns it. */
  page(parameters: JsonObject): Promise<Page | null> {
    return this.#read(parameters);
  }

  /** A whole list; null when it is rejected or too long. */
  whole(parameters: JsonObject = {}): Promise<Listing | null> {
    const key = JSON.stringify(parameters);
    const found = this.#listings.get(key) ?? this.again(parameters);
    this.#listings.set(key, found);
    return found;
  }

  /** A whole list, read again. */
  async again(parameters: JsonObject = {}): Promise<Listing | null> {
    const pageSize = this.shape.mostPerPage;
    const items: JsonObject[] = [];
    let total = 0;
    for (let page = 1; page <= Math.max(1, Math.ceil(total / pageSize)); page += 1) {
      const next = page > MOST_PAGES ? null : await this.#read({ ...parameters, page, pageSize });
      if (next === null) return null;
      items.push(...next.items);
      total = next.total;
    }
    return { parameters, items, keys: this.keysOf(items), total };
  }

  /** The identities of records. */
  keysOf(items: readonly JsonObject[]): string[] {
    const { group } = this.shape;
    return items.map((item) => {
      const key = group === null ? undefined : valueAt(item, group);
      return idText(key) ?? keyOf(item);
    });
  }
}
