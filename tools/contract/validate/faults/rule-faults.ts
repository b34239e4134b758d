import fc from 'fast-check';
import { evaluationError, expressionFault } from '#server/contract/validation/validations.ts';
import { arbitraryOf } from '#tools/contract/generate/arbitrary.ts';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { unknownProperties } from './expression-properties.ts';

/** How many values a rule is evaluated with: most are right at once. */
const tried = [1, 40];
const seed = 1;

/** Why a rule of a schema can be evaluated for no value that matches it; null when it can. */
export function ruleFault(contract: Contract, schema: Schema, rule: string): string | null {
  const fault = expressionFault(rule);
  if (fault !== null) return fault;
  const [unknown] = unknownProperties(contract, rule, { self: schema });
  if (unknown !== undefined) return `the schema has no ${unknown}`;
  if (schema.properties === undefined || schema.allOf !== undefined) return null;
  // All properties are there: one that is missing is no error of types.
  const whole = { ...schema, required: Object.keys(schema.properties) };
  const values = arbitraryOf(whole, { contract, idsOf: () => null });
  let error: string | null = null;
  for (const numRuns of tried) {
    for (const value of fc.sample(values, { seed, numRuns }).filter(isObject)) {
      error = evaluationError(rule, value);
      if (error === null) return null;
    }
  }
  return error;
}
