import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { valueAt } from '#tools/contract/openapi/pointer.ts';
import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Exchange } from '#tools/contract/send/call.ts';
import type { Flaw } from '#tools/contract/validate/validator.ts';
import type { ListRecord, Step, Values } from './sequence.ts';
import { fill } from './templates.ts';

/** Statuses of a successful step. */
export function rightStatuses({ status }: Step, operation: Operation): readonly number[] {
  return status ?? [...operation.responses.keys()].filter((key) => /^2/.test(key)).map(Number);
}

/** The flaws of a step's response. */
export function validateStep(step: Step, exchange: Exchange, values: Values): Flaw[] {
  const { response, call } = exchange;
  if (response === null || response.status >= 500) return [];
  const right = rightStatuses(step, call.operation);
  if (!right.includes(response.status)) {
    const isLimited = response.status === 429 && call.operation.responses.has('429');
    if (isLimited || step.endsOn?.includes(response.status)) return [];
    const reason = isObject(response.json) ? ` ${String(response.json.reason ?? '')}` : '';
    return [
      {
        rule: step.rule ?? 'step-failed',
        expected: `${right.join(' or ')} to “${step.does}”`,
        actual: `${response.status}${reason}`,
      },
    ];
  }
  return [
    ...validateReason(step, response.json),
    ...validateSame(step, response.json, values),
    ...validateRecords(step, response.json, values),
  ];
}

function validateReason({ reason, rule, does }: Step, json: unknown): Flaw[] {
  const actual = isObject(json) ? json.reason : undefined;
  if (reason === undefined || actual === reason) return [];
  const expected = `reason ${reason} to “${does}”`;
  return [{ rule: rule ?? 'step-failed', expected, actual: String(actual) }];
}

function validateSame({ same = {}, sameRule }: Step, json: unknown, values: Values): Flaw[] {
  return Object.entries(same).flatMap(([place, template]): Flaw[] => {
    const expected = fill(template, values);
    const actual = valueAt(json, place);
    if (isDeepStrictEqual(expected, actual)) return [];
    return [
      {
        rule: sameRule ?? 'change-lost',
        expected: `${place} = ${JSON.stringify(expected)}`,
        actual: JSON.stringify(actual) ?? 'nothing',
      },
    ];
  });
}

function validateRecords(step: Step, json: unknown, values: Values): Flaw[] {
  const flaws: Flaw[] = [];
  const { has, lacks } = step;
  if (has && !holds(json, has, values)) {
    const expected = `${has.list} holds ${requested(has, values)}`;
    flaws.push({ rule: step.hasRule ?? 'created-not-listed', expected, actual: 'it does not' });
  }
  if (lacks && holds(json, lacks, values)) {
    const expected = `${lacks.list} does not hold ${requested(lacks, values)}`;
    flaws.push({ rule: step.lacksRule ?? 'deleted-still-there', expected, actual: 'it does' });
  }
  return flaws;
}

function requested({ where }: ListRecord, values: Values): string {
  return JSON.stringify(fill(where, values));
}

function holds(json: unknown, { list, where }: ListRecord, values: Values): boolean {
  const records = valueAt(json, list);
  const parts = Object.entries(where).map(([place, one]) => [place, fill(one, values)] as const);
  return (
    Array.isArray(records) &&
    records.some((record) =>
      parts.every(([place, value]) => isDeepStrictEqual(value, valueAt(record, place))),
    )
  );
}
