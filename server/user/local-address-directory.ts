import type {
  AddressDirectory,
  AddressSuggestion,
} from '#server/integrations/address-directory.ts';
import { type CityRecord, cityTable } from './address-table.ts';
import { addressLine } from './address-text.ts';

const HOUSE = /^\d{1,4}[а-я]?(?:[/-]\d{1,4}[а-я]?)?(?:[кс]\d{1,3})?$/u;
/** Words for the type of an address part, without its name. */
const KINDS = new Set(
  'г город ул улица д дом пр-кт проспект просп пер переулок ш шоссе наб набережная б-р бульвар обл область'.split(
    ' ',
  ),
);

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.]+/)
    .filter((word) => word !== '' && !KINDS.has(word));
}

interface ParsedQuery {
  words: string[];
  house: string | null;
}

/** The last word is a house number if it looks like one and is not the only word. */
function parseQuery(query: string): ParsedQuery {
  const all = words(query);
  const last = all.at(-1);
  return last !== undefined && all.length > 1 && HOUSE.test(last)
    ? { words: all.slice(0, -1), house: last }
    : { words: all, house: null };
}

function startsAny(candidates: readonly string[], word: string): boolean {
  return candidates.some((candidate) => candidate.startsWith(word));
}

interface IndexedCity {
  record: CityRecord;
  words: string[];
  streets: { name: string; words: string[] }[];
}

const index: readonly IndexedCity[] = cityTable.map((record) => ({
  record,
  words: words(record.name),
  streets: record.streets.map((name) => ({ name, words: words(name) })),
}));

function suggestion(record: CityRecord, street: string | null, house: string | null) {
  const { name, region, postalCode } = record;
  const line =
    street === null
      ? `г ${name}`
      : house === null
        ? `г ${name}, ${street}`
        : addressLine({ city: name, street, house });
  return { value: line, region, city: name, street, house, postalCode, complete: house !== null };
}

/** Suggestions in the city; `all` words of the query must match the city or the street. */
function inCity(city: IndexedCity, { words: all, house }: ParsedQuery): AddressSuggestion[] {
  const rest = all.filter((word) => !startsAny(city.words, word));
  const named = rest.length < all.length;
  if (rest.length === 0) {
    const streets = city.streets.map(({ name }) => suggestion(city.record, name, null));
    return house === null ? [suggestion(city.record, null, null), ...streets] : [];
  }
  // A street may start like the city's name: «Московская» in «Москва».
  const requested = named ? rest : all;
  return city.streets
    .filter((street) => requested.every((word) => startsAny(street.words, word)))
    .map(({ name }) => suggestion(city.record, name, house));
}

/** Cities in the query precede those that only have a matching street. */
function namesCity(city: IndexedCity, { words: all }: ParsedQuery): boolean {
  return all.some((word) => startsAny(city.words, word));
}

/** A table of the bigger cities and their best-known streets; any house number is accepted. */
export const localAddressDirectory: AddressDirectory = {
  suggest: async (query, limit) => {
    const parsed = parseQuery(query);
    if (parsed.words.length === 0) return [];
    const named = index.filter((city) => namesCity(city, parsed));
    const others = index.filter((city) => !named.includes(city));
    return [...named, ...others].flatMap((city) => inCity(city, parsed)).slice(0, limit);
  },
};
