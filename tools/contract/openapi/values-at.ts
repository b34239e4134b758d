import { splitPointer } from './pointer.ts';

/** All values at a place in which `*` matches every element: `/items/*\/id`. */
export function valuesAt(value: unknown, place: string): unknown[] {
  let found: unknown[] = [value];
  for (const part of splitPointer(place)) {
    found = found.flatMap((node) => {
      if (part === '*') return Array.isArray(node) ? node : [];
      if (typeof node !== 'object' || node === null) return [];
      const next = (node as Record<string, unknown>)[part];
      return next === undefined ? [] : [next];
    });
  }
  return found;
}
