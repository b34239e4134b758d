import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Template, Values } from './sequence.ts';

/** A saved value that a step needs is missing: no earlier step saved it. */
export class MissingValue extends Error {
  override readonly name = 'MissingValue';
}

/** Replaces the saved values in a template. @throws MissingValue. */
export function fill(template: Template, values: Values): unknown {
  if (typeof template === 'function') return computed(() => template(values));
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((item) => fill(item, values));
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, item]) => [name, fill(item, values)]),
  );
}

/** A response without what the contract promises leaves values that no function expects. */
function computed(compute: () => unknown): unknown {
  try {
    return compute();
  } catch (error) {
    throw error instanceof TypeError ? new MissingValue(error.message) : error;
  }
}

function fillText(text: string, values: Values): unknown {
  const whole = /^\$(\w+)$/.exec(text)?.[1];
  if (whole !== undefined) return savedValue(whole, values);
  return text.replaceAll(/\$(\w+)/g, (_all, name: string) => String(savedValue(name, values)));
}

function savedValue(name: string, values: Values): unknown {
  const value = values[name];
  if (value === undefined) throw new MissingValue(`nothing is known of ${name}`);
  return value;
}
