import { createHash } from 'node:crypto';

/** What the number stands for: the same text of two kinds has two numbers. */
type Kind = 'product' | 'family' | 'brand' | 'category' | 'value';

/**
 * The number of a text in the engine, which filters and groups by integers alone: 62 bits of its hash. The chance
 * that two of ten million texts share one is 1 in 90,000; numbers that are given out one after the other
 * would have to be shared by all processes.
 * @returns a positive integer below 2^62
 */
export function numberOf(kind: Kind, ...texts: readonly string[]): bigint {
  const digest = createHash('sha1')
    .update([kind, ...texts].join('\0'))
    .digest();
  return digest.readBigUInt64BE() >> 2n;
}
