/** An exact decimal fraction: `digits / 10^scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

const SPACES = /[\s\u00a0\u2007\u2009\u202f']/g;
const PLAIN = /^([+-]?)(\d{1,18})(?:[.,](\d{1,12}))?$/;

/**
 * Reads `1234.50`, `1 234,50`, `-5`. Null when it is no such number, or when the separator may
 * mean thousands as well as decimals (`1,234.50`; `12,345` is read as twelve and a fraction).
 */
export function parseDecimal(text: string): Decimal | null {
  const match = PLAIN.exec(text.replace(SPACES, ''));
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length };
}

/** `value × factor × 10^shift` of a non-negative value, rounded half up; all without floats. */
export function scaled(value: Decimal, factor: Rational, shift: number): bigint {
  const numerator = value.digits * factor.numerator * 10n ** BigInt(shift);
  const denominator = factor.denominator * 10n ** BigInt(value.scale);
  return (numerator * 2n + denominator) / (denominator * 2n);
}

/** An exact positive ratio, such as a rate between two currencies. */
export interface Rational {
  numerator: bigint;
  denominator: bigint;
}

export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** An exact fraction of a decimal number. */
export function rational(value: Decimal): Rational {
  return { numerator: value.digits, denominator: 10n ** BigInt(value.scale) };
}

/** An exact quotient; the divisor is not 0. */
export function divide(left: Rational, right: Rational): Rational {
  return {
    numerator: left.numerator * right.denominator,
    denominator: left.denominator * right.numerator,
  };
}

/** An exact product. */
export function multiply(left: Rational, right: Rational): Rational {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}
