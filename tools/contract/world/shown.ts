import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '#tools/contract/openapi/contract.ts';
import { isObject, type Schema } from '#tools/contract/openapi/schema.ts';
import { bareSchema } from './annotations.ts';

/** Where another operation shows what was sent. */
export interface ShownElsewhere {
  readonly operation: string;
  /** Its parameters: CEL about `self`, the response to the change, and the `request`. */
  readonly with: Readonly<Record<string, string>>;
  /** CEL about its `response`, and the `request`. */
  readonly value: string;
}

/** How a text is stored, where it is not as it was sent. */
type Stored =
  | 'trimmed'
  | 'trimmed-or-null'
  | 'single-line'
  | 'upper-case'
  | 'lower-case'
  | 'file-name';

/** A property of a request with what the contract says about reading it back. */
export interface SettableSchema extends Schema {
  /** CEL about the `response` and the `request`; without it the property of the same name. */
  readonly 'x-shown'?: string | ShownElsewhere | false;
  readonly 'x-stored'?: Stored;
  /** A list whose order has no meaning. */
  readonly 'x-set'?: boolean;
  /** What an absent property becomes, where it does not stay: `null`, `''`, or a list. */
  readonly 'x-absent'?: unknown;
  /** The value that an absent property means, where the server makes something else of it. */
  readonly 'x-absent-as'?: unknown;
}

/** A property that a request sets and its response shows. */
export interface Settable {
  readonly name: string;
  readonly schema: SettableSchema;
  readonly isRequired: boolean;
  readonly shown: string | ShownElsewhere;
}

/** The properties of a request that can be read back, by its schema and that of the response. */
export function settableOf(contract: Contract, request: Schema, response: Schema): Settable[] {
  const { properties = {}, required = [] } = bareSchema(contract, request);
  const { properties: visible = {} } = bareSchema(contract, response);
  return Object.entries(properties).flatMap(([name, schema]: [string, SettableSchema]) => {
    const shown = schema['x-shown'] ?? (name in visible ? `response.${name}` : false);
    if (shown === false || name === 'id' || name === 'version') return [];
    const { format } = bareSchema(contract, schema);
    const own = format === undefined ? schema : { ...schema, format };
    return [{ name, schema: own, isRequired: required.includes(name), shown }];
  });
}

/** The value that is read back when this one was sent. */
export function storedAs(schema: SettableSchema, sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  switch (schema['x-stored']) {
    case 'trimmed':
      return sent.trim();
    case 'trimmed-or-null':
      return sent.trim() || null;
    case 'single-line':
      return sent.replaceAll(/\s+/g, ' ').trim() || null;
    case 'upper-case':
      return sent.toUpperCase();
    case 'lower-case':
      return sent.toLowerCase();
    default:
      return sent;
  }
}

/** Whether the shown value is the stored one: of objects what was sent, of sets (`x-set`) in any order. */
export function isShown(schema: SettableSchema, stored: unknown, shown: unknown): boolean {
  if (Array.isArray(stored) && Array.isArray(shown)) {
    if (stored.length !== shown.length) return false;
    if (schema['x-set'] !== true) return stored.every((one, at) => isShown({}, one, shown[at]));
    return stored.every((one) => shown.some((other) => isShown({}, one, other)));
  }
  if (isObject(stored) && isObject(shown)) {
    return Object.entries(stored).every(([name, one]) => isShown({}, one, shown[name]));
  }
  return (
    isDeepStrictEqual(stored, shown) ||
    isSameMoment(schema, stored, shown) ||
    isSameEmail(schema, stored, shown)
  );
}

/** Letter case has no meaning in a domain and, where mail is delivered, none before it: it may be stored in lower case. */
function isSameEmail({ format }: Schema, stored: unknown, shown: unknown): boolean {
  if (format !== 'email' || typeof stored !== 'string') return false;
  const [name = '', domain = ''] = stored.split('@');
  return [stored.toLowerCase(), `${name}@${domain.toLowerCase()}`].includes(String(shown));
}

/** A point of time may be shown with another offset. */
function isSameMoment({ format }: Schema, stored: unknown, shown: unknown): boolean {
  if (format !== 'date-time' || typeof stored !== 'string' || typeof shown !== 'string')
    return false;
  return Date.parse(stored) === Date.parse(shown);
}
