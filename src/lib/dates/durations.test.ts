import { expect, it } from 'vitest';
import { formatWait } from './durations.ts';

const plain = (seconds: number) => formatWait(seconds).replaceAll('\u00a0', ' ');

it('formatWait: is rounded up to seconds, minutes or hours', () => {
  expect([0, 1, 42.2, 90].map(plain)).toEqual([
    '1 секунду',
    '1 секунду',
    '43 секунды',
    '90 секунд',
  ]);
  expect([91, 2280, 5400].map(plain)).toEqual(['2 минуты', '38 минут', '90 минут']);
  expect([5401, 4 * 3600].map(plain)).toEqual(['2 часа', '4 часа']);
});
