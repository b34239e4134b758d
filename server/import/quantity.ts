import { limits } from '#generated/server/limits.ts';
/** The quantity in a cell, or the reason shown to the user why it is invalid. */
export type ReadQuantity =
  | { readonly quantity: number; readonly problem: null }
  | { readonly quantity: null; readonly problem: string };

export const MAX_READ_QUANTITY = limits['ImportRow.requested'];
/** Maximum length of the cell text quoted in a message. */
const MAX_QUOTED = 40;

const PACK =
  'упаков(?:ка|ки|ок)|упак|уп(?:-ка)?|пач(?:ка|ки|ек)?|кор(?:обка|обки|обок)?|packs?|box(?:es)?';
/** A unit of sale; a set, a pair and a bottle are sold whole. */
const PIECE =
  'штук[аи]?|шт|компл(?:ект|екта|ектов)?|наб(?:ор|ора|оров)?|пар[аы]?|фл(?:акон|акона|аконов)?|ед|pcs|pc|ea';
const UNIT = `(?:${PACK}|${PIECE})\\.?`;
/** «1 000», «1'000»; «1.234.567» and «1,234.00» have unambiguous separators. */
const GROUPED = String.raw`\d{1,3}(?:[ '’]\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.)`;
/** «x3», «3х»: the Latin and the Cyrillic letter, and the sign. */
const TIMES = '[xх×*]';
const AMOUNT = new RegExp(
  String.raw`^'?(?:${TIMES}\s*)?(${GROUPED}|\d+)(?:[.,](\d+))?\s*(?:${UNIT}|${TIMES})?$`,
  'iu',
);
/** Accounting programs write three decimals, people a point between thousands; «2,000» is decimal in Russian. */
const AMBIGUOUS = /^'?([1-9]\d{0,2})\.000(?!\d)/;
const NUMBER_LIKE = /^'?[-+−–]?[\d.,]+(?:e[-+]?\d+)?\s*\p{L}*\.?$/iu;
const NUMBER_WORD =
  /^(?:нол|нул|один|одна|одно|дв[ае]|три|четыр|пят|шест|сем|восем|девя|деся|сорок|сто|двест|полтор|пар[ау]|дюжин|десят)\p{L}*(?:\s+(?:штук[аи]?|шт\.?))?$/iu;

function reject(cell: string, why: string): ReadQuantity {
  const quoted = cell.length > MAX_QUOTED ? `${cell.slice(0, MAX_QUOTED)}…` : cell;
  return { quantity: null, problem: `Количество «${quoted}» ${why}: укажите целое от 1` };
}

/**
 * A whole number from 1, perhaps with a unit, spaces between thousands or zeros after the point:
 * «7 шт.», «x7», «1 000», «2,00». Everything else is invalid.
 */
export function readQuantity(text: string): ReadQuantity {
  const cell = text.replace(/\s+/gu, ' ').trim();
  if (cell === '') return { quantity: null, problem: 'Количество не указано: укажите целое от 1' };
  const [, whole, decimals = ''] = AMOUNT.exec(cell) ?? [];
  if (whole === undefined) {
    return reject(cell, /^[-−–]\s?\d/.test(cell) ? 'меньше 1' : 'не число');
  }
  const ones = AMBIGUOUS.exec(cell)?.[1];
  if (ones !== undefined && whole === ones) {
    return {
      quantity: null,
      problem: `Не ясно, «${cell.slice(0, MAX_QUOTED)}» – это ${Number(ones)} или ${Number(ones)} 000: укажите количество`,
    };
  }
  const quantity = Number(whole.replace(/\D/g, ''));
  if (/[1-9]/.test(decimals)) return reject(cell, 'не целое');
  if (quantity < 1) return reject(cell, 'меньше 1');
  if (quantity > MAX_READ_QUANTITY) return reject(cell, 'слишком велико');
  return { quantity, problem: null };
}

/** Whether a cell is meant as a quantity, valid or not: «7», «-3», «1e3», «пять». */
export function isMeantAsQuantity(cell: string): boolean {
  return AMOUNT.test(cell) || NUMBER_LIKE.test(cell) || NUMBER_WORD.test(cell);
}

const IN_PACKS = new RegExp(String.raw`(?:^|\d|\s)(?:${PACK})\.?$`, 'iu');

/** Whether a quantity, or the unit in a cell beside it, is in packs: «5 уп.», «упаковка». */
export function isInPacks(cell: string): boolean {
  return IN_PACKS.test(cell.trim());
}

const NAMED_UNIT = new RegExp(String.raw`(?:\d|\s)${UNIT}$`, 'iu');
const TIMED = new RegExp(`^${TIMES}|${TIMES}$`, 'iu');

/** A line «LV-1009-03 4 шт.» split in two; null when its end is no quantity. */
export function splitQuantity(
  line: string,
): { text: string; amount: string; hasUnit: boolean } | null {
  const unit = new RegExp(String.raw`\s+(?:${UNIT}|${TIMES})$`, 'iu').exec(line)?.[0] ?? '';
  const rest = line.slice(0, line.length - unit.length);
  const [, text, number] =
    /^(.*?[^\s:=×*–—-])(?:\s*[:=;]\s*|\s+(?:[-–—×xх*]\s+)?)(\d{1,3}(?: \d{3})+|\S+)$/iu.exec(
      rest,
    ) ?? [];
  const amount = `${number}${unit}`;
  if (text === undefined || !isMeantAsQuantity(amount)) return null;
  // After another number it may be a size: «10 x4».
  const isTimed = TIMED.test(amount) && !/\d$/.test(text);
  return { text, amount, hasUnit: isTimed || NAMED_UNIT.test(amount) };
}
