import { type PluralForms, plural } from '#src/lib/numbers/plurals.ts';

type Gender = 'masculine' | 'feminine';

const units = {
  masculine: ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  feminine: ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
} as const;

const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
] as const;

const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
] as const;

const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
] as const;

/** Names of the groups of three digits, from the right; units have none. */
const groups: readonly { forms: PluralForms | null; gender: Gender }[] = [
  { forms: null, gender: 'masculine' },
  { forms: ['тысяча', 'тысячи', 'тысяч'], gender: 'feminine' },
  { forms: ['миллион', 'миллиона', 'миллионов'], gender: 'masculine' },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], gender: 'masculine' },
  { forms: ['триллион', 'триллиона', 'триллионов'], gender: 'masculine' },
];

const rubles = ['рубль', 'рубля', 'рублей'] as const;
const kopecks = ['копейка', 'копейки', 'копеек'] as const;

/** 0–999 in words; empty for 0. */
function wordsBelowThousand(number: number, gender: Gender): string[] {
  const rest = number % 100;
  const small =
    rest >= 10 && rest < 20
      ? [teens[rest - 10]]
      : [tens[Math.floor(rest / 10)], units[gender][rest % 10]];
  return [hundreds[Math.floor(number / 100)], ...small].flatMap((word) => word || []);
}

function wordsOf(number: number): string[] {
  if (number === 0) return ['ноль'];
  return groups
    .map(({ forms, gender }, index) => {
      const group = Math.floor(number / 1000 ** index) % 1000;
      const words = wordsBelowThousand(group, gender);
      return forms === null || group === 0 ? words : [...words, plural(group, forms)];
    })
    .reverse()
    .flat();
}

/**
 * A sum as papers write it: 12345678 gives «Сто двадцать три тысячи четыреста пятьдесят шесть
 * рублей 78 копеек». Kopecks stay digits, as is usual.
 * @param sum whole kopecks, not negative.
 * @throws RangeError for any other number.
 */
export function sumInWords(sum: number): string {
  if (!Number.isSafeInteger(sum) || sum < 0) throw new RangeError(`No sum of money: ${sum}`);
  const whole = Math.floor(sum / 100);
  const rest = sum % 100;
  const text = [...wordsOf(whole), plural(whole, rubles)].join(' ');
  const change = `${String(rest).padStart(2, '0')} ${plural(rest, kopecks)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${change}`;
}
