import { isDeepStrictEqual } from 'node:util';
import { isObject } from '#tools/contract/openapi/schema.ts';

/** Where two values differ. */
export interface Difference {
  readonly at: string;
  readonly one: unknown;
  readonly two: unknown;
}

/** The first place where two values differ; null when they are equal. */
export function differenceOf(one: unknown, two: unknown, at: string): Difference | null {
  if (isDeepStrictEqual(one, two)) return null;
  const isBranch = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isBranch(one) || !isBranch(two) || Array.isArray(one) !== Array.isArray(two)) {
    return { at, one, two };
  }
  const names = new Set([...Object.keys(Object(one)), ...Object.keys(Object(two))]);
  for (const name of names) {
    const found = differenceOf(
      Reflect.get(Object(one), name),
      Reflect.get(Object(two), name),
      `${at}/${name}`,
    );
    if (found !== null) return found;
  }
  return { at, one, two };
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A copy without versions and points of time, which every change moves on. */
export function withoutMoments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMoments);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, item]) => name !== 'version' && !(typeof item === 'string' && moment.test(item)),
      )
      .map(([name, item]) => [name, withoutMoments(item)]),
  );
}

const shownLength = 120;
/** Characters before the first difference of two long values. */
const before = 30;

/** A value as findings show it. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > shownLength ? `${text.slice(0, shownLength)} …` : text;
}

/** Two values as findings show them: long ones from where they differ, with their lengths. */
export function briefly(one: unknown, other: unknown): [string, string] {
  const [text, next] = [one, other].map((value) => JSON.stringify(value) ?? 'nothing') as [
    string,
    string,
  ];
  let same = 0;
  while (same < text.length && text[same] === next[same]) same += 1;
  if (same < shownLength - before || text === next) return [brief(one), brief(other)];
  const part = (whole: string) =>
    `… ${whole.slice(same - before, same - before + shownLength)} (${whole.length} characters of JSON)`;
  return [part(text), part(next)];
}
