import { Environment } from '@marcbachmann/cel-js';
import type { ContractDocument } from '#server/contract/document.ts';
import { type SchemaParts, schemaParts } from './schema-parts.ts';
import type { Validator } from './validators.ts';

/** A rule of `x-validations`: a CEL expression about `self`, and what it means. */
export interface Rule {
  readonly rule: string;
  readonly message: string;
}

/** A rule of the contract that a value breaks. */
export interface BrokenRule extends Rule {
  /** JSON Pointer of the object in the value. */
  readonly path: string;
  /** JSON Pointer of the schema that has the rule, with `#`. */
  readonly pointer: string;
  /** The properties that the rule names with their values: `toPay 100, goods 90`. */
  readonly values: string;
}

/** An object of a value, with the rules that its schema has for it. */
export interface RuledObject {
  /** JSON Pointer in the value. */
  readonly path: string;
  /** JSON Pointer of the schema, with `#`. */
  readonly pointer: string;
  readonly value: object;
  readonly rules: readonly Rule[];
}

interface Node extends SchemaParts<Node> {
  readonly $ref?: string;
  readonly 'x-validations'?: readonly Rule[];
}

type Program = (context: Record<string, unknown>) => unknown;

const alphabet = new Intl.Collator('ru', { sensitivity: 'base' });
const scripts = [/^\p{Script=Cyrillic}/u, /^\p{Script=Latin}/u];

/**
 * Whether a name may come after another. Only their first letters decide, and only those of one script:
 * collations of databases differ in signs, digits and in which script is first.
 */
function mayFollow(name: string, former: string): boolean {
  const isComparable = scripts.some((script) => script.test(name) && script.test(former));
  return !isComparable || alphabet.compare(former.slice(0, 1), name.slice(0, 1)) <= 0;
}

/** CEL has no sum of a list; Kubernetes names `sum` and `isSorted` so, CEL's extensions `reverse`. */
const environment = new Environment({ homogeneousAggregateLiterals: false })
  .registerVariable('self', 'dyn')
  .registerVariable('owner', 'dyn')
  .registerVariable('request', 'dyn')
  .registerVariable('response', 'dyn')
  .registerVariable('item', 'dyn')
  .registerVariable('value', 'dyn')
  .registerFunction('list.sum(): int', (list: readonly unknown[]) =>
    list.reduce<bigint>((sum, item) => sum + (typeof item === 'bigint' ? item : 0n), 0n),
  )
  .registerFunction('list.isSorted(): bool', (list: readonly (string | bigint | number)[]) =>
    list.every((item, index) => index === 0 || (list[index - 1] ?? item) <= item),
  )
  .registerFunction('list.reverse(): list', (list: readonly unknown[]) => list.toReversed())
  .registerFunction('list.isAlphabetical(): bool', (list: readonly unknown[]) =>
    list.every((item, index) => index === 0 || mayFollow(String(item), String(list[index - 1]))),
  );

/** Finds the rules of a contract (`x-validations`) that a value breaks. */
export class ContractRules {
  readonly #document: ContractDocument;
  readonly #validate: Validator;
  readonly #reaching = new Map<Node, boolean>();

  /** @param validate chooses the member of a union that a value belongs to. */
  constructor(document: ContractDocument, validate: Validator) {
    this.#document = document;
    this.#validate = validate;
  }

  /**
   * The rules that a value breaks, its own first, then those of its parts.
   * @param pointer the schema of the value in the contract, with `#`; empty when there is none.
   * @param value JSON that matches the schema.
   */
  findBroken(pointer: string, value: unknown): BrokenRule[] {
    // A list and each of its records have rules: what is in both is converted once.
    const converted: Converted = new Map();
    return this.findRuled(pointer, value).flatMap(({ rules, ...place }) => {
      const self = toCel(place.value, converted);
      return rules
        .filter(({ rule }) => !isTrue(rule, self))
        .map(({ rule, message }) => ({
          rule,
          message,
          path: place.path,
          pointer: place.pointer,
          values: describeValues(rule, place.value),
        }));
    });
  }

  /** The objects of a value that have rules, outer ones first. */
  findRuled(pointer: string, value: unknown): RuledObject[] {
    return pointer === '' ? [] : [...this.#walk(this.#at(pointer), pointer, value, '')];
  }

  *#walk(node: Node, pointer: string, value: unknown, path: string): Generator<RuledObject> {
    if (typeof value !== 'object' || value === null || !this.#reaches(node)) return;
    const { $ref } = node;
    if ($ref !== undefined) yield* this.#walk(this.#at($ref), $ref, value, path);
    const rules = node['x-validations'];
    if (rules !== undefined) yield { path, pointer, value, rules };
    for (const [index, part] of (node.allOf ?? []).entries()) {
      yield* this.#walk(part, `${pointer}/allOf/${index}`, value, path);
    }
    for (const union of ['oneOf', 'anyOf'] as const) {
      for (const [index, member] of (node[union] ?? []).entries()) {
        const at = `${pointer}/${union}/${index}`;
        if (!this.#reaches(member) || this.#validate({ schema: {}, pointer: at }, value)) continue;
        yield* this.#walk(member, at, value, path);
      }
    }
    yield* this.#walkParts(node, pointer, value, path);
  }

  *#walkParts(node: Node, pointer: string, value: object, path: string): Generator<RuledObject> {
    if (Array.isArray(value)) {
      if (node.items === undefined) return;
      for (const [index, item] of value.entries()) {
        yield* this.#walk(node.items, `${pointer}/items`, item, `${path}/${index}`);
      }
      return;
    }
    const { properties = {}, additionalProperties: rest } = node;
    for (const [name, item] of Object.entries(value)) {
      // Rules are about objects: most values are none.
      if (typeof item !== 'object' || item === null) continue;
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const at = `${path}/${escaped(name)}`;
      if (own !== undefined) {
        yield* this.#walk(own, `${pointer}/properties/${segment(name)}`, item, at);
      } else if (typeof rest === 'object') {
        yield* this.#walk(rest, `${pointer}/additionalProperties`, item, at);
      }
    }
  }

  /** Whether a schema or a part of it has a rule: most of a body has none. */
  #reaches(node: Node): boolean {
    const known = this.#reaching.get(node);
    if (known !== undefined) return known;
    // A schema may contain itself: what is found on the way says nothing about the parts.
    const seen = new Set<Node>();
    const waiting = [node];
    let found = false;
    for (let next = waiting.pop(); next !== undefined && !found; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      found = next['x-validations'] !== undefined;
      waiting.push(...this.#partsOf(next));
    }
    this.#reaching.set(node, found);
    return found;
  }

  #partsOf(node: Node): Node[] {
    const parts = schemaParts(node);
    return node.$ref === undefined ? parts : [...parts, this.#at(node.$ref)];
  }

  #at(pointer: string): Node {
    return pointer
      .replace(/^#\/?/, '')
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, name) => Reflect.get(Object(node), name), this.#document) as Node;
  }
}

const programs = new Map<string, Program>();

/**
 * Whether a rule holds for an object. It doesn't when a property that it needs is missing.
 * @throws Error when the rule is no valid expression.
 */
export function holds(rule: string, value: object): boolean {
  return isTrue(rule, toCel(value));
}

/** @param self as CEL sees it. */
function isTrue(rule: string, self: unknown): boolean {
  const program = programOf(rule);
  try {
    return program({ self }) === true;
  } catch {
    return false;
  }
}

/** Why a rule cannot be evaluated for an object: a property that is missing, or types that do not fit; null when it can. */
export function evaluationError(rule: string, value: object): string | null {
  const program = programOf(rule);
  try {
    program({ self: toCel(value) });
    return null;
  } catch (error) {
    return firstLine(error);
  }
}

/** Why a text is no expression of CEL; null when it is one. */
export function expressionFault(expression: string): string | null {
  try {
    programOf(expression);
    return null;
  } catch (error) {
    return firstLine(error);
  }
}

/** Without the picture of the place, which errors of CEL add. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.trim();
}

function programOf(expression: string): Program {
  let program = programs.get(expression);
  if (program === undefined) {
    program = environment.parse(expression);
    programs.set(expression, program);
  }
  return program;
}

/**
 * The value of a CEL expression about `self`, its `owner`, the `request`, the `response`, or an `item` of
 * a list and the `value` of a filter, as JSON; undefined when something that it needs is missing.
 * @throws Error when it is no valid expression.
 */
export function evaluate(
  expression: string,
  context: Readonly<
    Partial<Record<'self' | 'owner' | 'request' | 'response' | 'item' | 'value', unknown>>
  >,
): unknown {
  const program = programOf(expression);
  try {
    return fromCel(program(toCel(context) as Record<string, unknown>));
  } catch {
    return undefined;
  }
}

function fromCel(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(fromCel);
  if (value instanceof Map) return fromCel(Object.fromEntries(value));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fromCel(item)]));
}

/** Objects and lists of JSON, as CEL sees them. */
type Converted = Map<object, unknown>;

/**
 * JSON as CEL sees it: whole numbers are integers, which a number of JavaScript is not.
 * @param known what is converted already, and is added to.
 */
function toCel(value: unknown, known?: Converted): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const before = known?.get(value);
  if (before !== undefined) return before;
  const converted = Array.isArray(value)
    ? value.map((item) => toCel(item, known))
    : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toCel(item, known)]));
  known?.set(value, converted);
  return converted;
}

/** The properties of `self` that a rule names, with their values. */
function describeValues(rule: string, value: object): string {
  const names = [...rule.matchAll(/\bself\.([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)(?!\w*\()/g)];
  const shown = [...new Set(names.map(([, name = '']) => name))].flatMap((name) => {
    const found = name
      .split('.')
      .reduce<unknown>((node, part) => Reflect.get(Object(node), part), value);
    if (Array.isArray(found)) return [`${name} of ${found.length}`];
    return typeof found === 'object' && found !== null ? [] : [`${name} ${JSON.stringify(found)}`];
  });
  return shown.join(', ');
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A part of a JSON Pointer in a URI fragment. */
function segment(name: string): string {
  return encodeURIComponent(escaped(name));
}
