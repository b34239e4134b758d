import type { ContractDocument } from '#server/contract/document.ts';
import { type SchemaParts, schemaParts } from '#server/contract/validation/schema-parts.ts';

interface Node extends SchemaParts<Node> {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Node }>>;
  readonly 'x-validations'?: readonly { readonly rule: string }[];
}

/** A number or a date that a response can have. */
export interface Measure {
  /** `Totals/toPay`. */
  readonly name: string;
  /** Whether a rule of its schema names it, or one of a schema that contains its own. */
  readonly isRuled: boolean;
}

const dates = ['date', 'date-time'];

/** The numbers and dates of all responses, by their shared schema. */
export function listMeasures(document: ContractDocument): Measure[] {
  const schemas = Object(document.components?.schemas) as Record<string, Node>;
  const containers = new Map<string, Set<string>>();
  for (const name of Object.keys(schemas)) {
    for (const part of namesWithin(schemas, schemas[name])) {
      containers.set(part, (containers.get(part) ?? new Set()).add(name));
    }
  }
  return [...responseSchemas(document, schemas)].sort().flatMap((schema) =>
    Object.entries(schemas[schema]?.properties ?? {})
      .filter(([, property]) => isMeasure(schemas, property))
      .map(([property]) => {
        const own = rulesOf(schemas[schema]).some((rule) => names(rule, `self.${property}`));
        const outer = [...(containers.get(schema) ?? [])].flatMap((name) => rulesOf(schemas[name]));
        return {
          name: `${schema}/${property}`,
          isRuled: own || outer.some((rule) => namesWithinPart(rule, property)),
        };
      }),
  );
}

function rulesOf(node: Node | undefined): string[] {
  return (node?.['x-validations'] ?? []).map(({ rule }) => rule);
}

function names(rule: string, text: string): boolean {
  return new RegExp(`\\b${text.replace('.', '\\.')}\\b`).test(rule);
}

/** Whether a rule names a property of a part: `self.totals.toPay`, `line.toPay`, not `self.toPay`. */
function namesWithinPart(rule: string, property: string): boolean {
  return new RegExp(`(?<!\\bself)\\.${property}\\b`).test(rule);
}

/** Names of all shared schemas below a node. */
function namesWithin(schemas: Record<string, Node>, node: Node | undefined): Set<string> {
  const found = new Set<string>();
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const name = nameOf(next);
    if (name !== undefined) {
      if (found.has(name)) continue;
      found.add(name);
      waiting.push(schemas[name]);
    }
    waiting.push(...schemaParts(next));
  }
  return found;
}

function nameOf({ $ref }: Node): string | undefined {
  return /^#\/components\/schemas\/(.+)$/.exec($ref ?? '')?.[1];
}

function responseSchemas(document: ContractDocument, schemas: Record<string, Node>): Set<string> {
  const shared = Object(document.components?.responses) as Record<string, Node>;
  const responses = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => Object.values(Object(Object(operation).responses) as Node[]))
    .map((node) => shared[/[^/]+$/.exec(node.$ref ?? '')?.[0] ?? ''] ?? node);
  const bodies = responses.flatMap(({ content }) => Object.values(content ?? {}));
  return new Set(bodies.flatMap(({ schema }) => [...namesWithin(schemas, schema)]));
}

/** A number or a date itself, possibly by reference or with null, but no object that has some. */
function isMeasure(schemas: Record<string, Node>, node: Node): boolean {
  const name = nameOf(node);
  if (name !== undefined) return isMeasure(schemas, schemas[name] ?? {});
  const types = [node.type ?? []].flat();
  if (types.includes('integer') || types.includes('number')) return true;
  if (types.includes('string')) return dates.includes(node.format ?? '');
  return [...(node.oneOf ?? []), ...(node.anyOf ?? [])].some((part) => isMeasure(schemas, part));
}
