/**
 * The order of sizes, shades and other values of an attribute, by what they mean: XS S M L XL,
 * ISO 08 10 15, A1 A2 A3 A3,5, 500 мл before 1 л. The server sorts facets and variants by it.
 */

/** Multiples of the smallest unit of each dimension: micrometers, milligrams, microliters. */
const UNITS: Readonly<Record<string, number>> = {
  мкм: 1,
  мм: 1e3,
  mm: 1e3,
  см: 1e4,
  cm: 1e4,
  м: 1e6,
  мг: 1,
  г: 1e3,
  гр: 1e3,
  кг: 1e6,
  мкл: 1,
  мл: 1e3,
  ml: 1e3,
  л: 1e6,
};

/** Adjectives of grade, by the stem that all genders and numbers share. */
const GRADES: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:сверх|супер|ультра)(?:тонк|мелк)|экстрамягк|ультрамягк|мини$)/, -2],
  [/^(?:мал(?:ый|ая|ое|ые|еньк)|мелк|тонк|коротк|низк|мягк|узк)/, -1],
  [/^(?:средн|стандартн|нормальн|универсальн)/, 0],
  [/^(?:больш|крупн|толст|длинн|высок|ж[её]стк|широк)/, 1],
  [/^(?:супертолст|экстражестк|экстраж[её]стк|макси$)/, 2],
];

/** Numbers sort before sizes, sizes before other text. */
type Part = readonly [kind: 0, value: number] | readonly [1, number] | readonly [2, string];

const PARTS =
  /\d+\/\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|\p{L}+|[^\s\p{L}\d]/gu;
const SIZE = /^(x*)([sml])$/;
/** «33 × 45 см», «10–15 мм», «S/M»: a unit applies to every number joined by such a sign. */
const JOINS = /^[×x*–/-]$/;

/** Steps from M, which is 0: S is -1, XXL is 3; null when it is not a size. */
function sizeOf(word: string): number | null {
  const [, xs, letter] = SIZE.exec(word.replaceAll('х', 'x').replace('м', 'm')) ?? [];
  if (xs !== undefined && letter === 'm') return xs === '' ? 0 : null;
  if (xs !== undefined) return (letter === 's' ? -1 : 1) * (1 + xs.length);
  return GRADES.find(([stem]) => stem.test(word))?.[1] ?? null;
}

/** «1/8» is a fraction of an inch; the sizes «000», «00» and «0» grow in this order. */
function readNumber(text: string): number {
  const [whole = '', divisor] = text.replace(/\s/g, '').replace(',', '.').split('/');
  if (divisor !== undefined) return Number(whole) / (Number(divisor) || 1);
  return /^0+$/.test(whole) ? 1 - whole.length : Number(whole);
}

/** «3XL» is the size XXXL, not a number. */
function spellOut(value: string): string {
  return value.replace(/(?<![\p{L}\d])(\d)([xх])([sl])(?!\p{L})/giu, (_all, times, _x, letter) =>
    'x'.repeat(Number(times)).concat(letter),
  );
}

function toParts(value: string): Part[] {
  const texts = spellOut(value.toLowerCase()).match(PARTS) ?? [];
  const parts: Part[] = [];
  let unit = 1;
  // From the end: a unit follows its numbers.
  for (const [index, text] of [...texts.entries()].toReversed()) {
    const isNumber = /^\d/.test(text);
    const multiple = /^\d/.test(texts[index - 1] ?? '') ? UNITS[text] : undefined;
    const size = multiple === undefined ? sizeOf(text) : null;
    // Rounded, so that 0,3 мм is 300 мкм.
    if (isNumber) parts.push([0, Math.round(readNumber(text) * unit * 1e6) / 1e6]);
    else parts.push(size === null ? [2, text] : [1, size]);
    if (!isNumber && !JOINS.test(text)) unit = multiple ?? 1;
  }
  return parts.toReversed();
}

function compareParts([kindA, a]: Part, [kindB, b]: Part): number {
  if (kindA !== kindB) return kindA - kindB;
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'ru');
}

/** For `sort`: negative when the value `a` comes first; 0 only for equal texts. */
export function compareValues(a: string, b: string): number {
  if (a === b) return 0;
  const [partsA, partsB] = [toParts(a), toParts(b)];
  for (const [index, part] of partsA.entries()) {
    const other = partsB[index];
    if (other === undefined) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  if (partsB.length > partsA.length) return -1;
  return a < b ? -1 : 1;
}
