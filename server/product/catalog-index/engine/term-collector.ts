import { numberOfValue } from './engine-conditions.ts';
import { numberOf } from './number-of.ts';

/** What the engine returns for a number by which it has grouped. */
export type Term =
  | { readonly kind: 'category'; readonly id: string; readonly level: number }
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly value: string;
      readonly unit: string | null;
      readonly position: number;
    };

interface Value {
  readonly name: string;
  /** Number of products by spelling. */
  readonly spellings: Map<string, number>;
  unit: string | null;
  position: number;
}

/** Collects the categories and values of all products, each value in the spelling of most products. */
export class TermCollector {
  readonly #categories = new Map<bigint, { readonly id: string; readonly level: number }>();
  readonly #values = new Map<bigint, Value>();
  /** Numbers by name and spelling: a hash takes longer. */
  readonly #numbers = new Map<string, bigint>();

  /** The numbers of the categories of a path, `/1/2/`. */
  categoriesOf(path: string): bigint[] {
    const ids = path.split('/').filter((id) => id !== '');
    return ids.map((id, place) => {
      const number = this.#numberFor(`/${id}`, () => numberOf('category', id));
      this.#categories.set(number, { id, level: place + 1 });
      return number;
    });
  }

  /** The number of a product's value. */
  valueOf(name: string, value: string, unit: string | null, position: number): bigint {
    const number = this.#numberFor(`${name}\0${value}`, () => numberOfValue(name, value));
    const known = this.#values.get(number) ?? { name, spellings: new Map(), unit, position };
    this.#values.set(number, known);
    known.spellings.set(value, (known.spellings.get(value) ?? 0) + 1);
    if (unit !== null && (known.unit === null || unit > known.unit)) known.unit = unit;
    known.position = Math.min(known.position, position);
    return number;
  }

  get size(): number {
    return this.#categories.size + this.#values.size;
  }

  /** All terms by number. */
  *terms(): Generator<readonly [number: bigint, term: Term]> {
    for (const [number, { id, level }] of this.#categories) {
      yield [number, { kind: 'category', id, level }];
    }
    for (const [number, { name, spellings, unit, position }] of this.#values) {
      const [first] = [...spellings].toSorted(([a, na], [b, nb]) => nb - na || (a < b ? -1 : 1));
      yield [number, { kind: 'value', name, value: first?.[0] ?? '', unit, position }];
    }
  }

  #numberFor(text: string, make: () => bigint): bigint {
    const number = this.#numbers.get(text) ?? make();
    this.#numbers.set(text, number);
    return number;
  }
}
