import type { FeedCurrency } from '#server/catalog-import/feed/feed-items.ts';
import { divide, multiply, ONE, parseDecimal, type Rational, rational } from './decimal.ts';

const RUBLES = new Set(['RUR', 'RUB']);
const BANK_NAMES: Readonly<Record<string, string>> = {
  CBRF: 'по курсу ЦБ РФ',
  CB: 'по курсу центрального банка',
  NBU: 'по курсу НБ Украины',
  NBK: 'по курсу НБ Казахстана',
  NBRB: 'по курсу НБ Беларуси',
};

/** Either a rate to the base currency or the reason why there is none. */
type Rate = { rate: Rational } | { reason: string };

function readRate(currency: FeedCurrency): Rate {
  const bank = BANK_NAMES[currency.rate.toUpperCase()];
  if (bank !== undefined) {
    return {
      reason: `курс валюты ${currency.id} задан словом ${currency.rate} (${bank}); нужен курс числом`,
    };
  }
  const rate = parseDecimal(currency.rate === '' ? '1' : currency.rate);
  const plus = parseDecimal(currency.plus === '' ? '0' : currency.plus);
  if (rate === null || rate.digits <= 0n || plus === null) {
    return { reason: `курс валюты ${currency.id} не число: «${currency.rate}»` };
  }
  const percent = rational(plus);
  const markup = {
    numerator: 100n * percent.denominator + percent.numerator,
    denominator: 100n * percent.denominator,
  };
  if (markup.numerator <= 0n) return { reason: `надбавка валюты ${currency.id} меньше −100 %` };
  return { rate: multiply(rational(rate), markup) };
}

/** The feed's `<currencies>`: how many rubles a unit of each is worth. */
export class CurrencyTable {
  readonly #rates = new Map<string, Rate>();

  add(currency: FeedCurrency): void {
    this.#rates.set(currency.id.toUpperCase(), readRate(currency));
  }

  /** Rubles for one unit of `id` (empty means rubles), or the reason why that is not known. */
  toRubles(id: string): Rate {
    const code = id.toUpperCase();
    if (code === '' || RUBLES.has(code)) return { rate: ONE };
    const own = this.#rates.get(code);
    if (own === undefined) return { reason: `валюта ${id} не описана в <currencies>` };
    if ('reason' in own) return own;
    const ruble = this.#rates.get('RUR') ?? this.#rates.get('RUB');
    if (ruble === undefined) return { reason: 'в <currencies> нет рубля: цену не пересчитать' };
    return 'reason' in ruble ? ruble : { rate: divide(own.rate, ruble.rate) };
  }
}
