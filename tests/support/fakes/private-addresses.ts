import fc from 'fast-check';

const octet = fc.integer({ min: 0, max: 255 });
const hex = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
const within = (first: number, second: fc.Arbitrary<number> = octet) =>
  fc.tuple(second, octet, octet).map((rest) => [first, ...rest].join('.'));
const between = (min: number, max: number) => fc.integer({ min, max });

/** Addresses of version 4 that nobody else on the internet can reach, dotted. */
export const privateAddress = fc.oneof(
  within(0),
  within(10),
  within(127),
  within(100, between(64, 127)),
  within(169, fc.constant(254)),
  within(172, between(16, 31)),
  within(192, fc.constant(168)),
  within(198, between(18, 19)),
  between(224, 255).chain((first) => within(first)),
);
/** Those of version 6, in any spelling that Node.js knows. */
export const privateAddress6 = fc.oneof(
  fc.constantFrom('::', '::1'),
  privateAddress.map((address) => `::ffff:${address}`),
  fc.tuple(hex, hex, hex).map((parts) => `fe80::${parts.join(':')}`),
  fc.tuple(fc.constantFrom('fc', 'fd'), hex, hex).map(([start, a, b]) => `${start}00:${a}::${b}`),
  fc.tuple(hex, hex).map((parts) => `2002:${parts.join(':')}::1`),
  fc.tuple(hex, hex).map((parts) => `2001:0:${parts.join(':')}::1`),
  fc.tuple(hex, hex).map((parts) => `64:ff9b::${parts.join(':')}`),
  hex.map((part) => `ff02::${part}`),
);
