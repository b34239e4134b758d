import type { ErrorObject } from 'ajv/dist/2020.js';
import { SmallObjects } from '#tools/contract/drift/values/small-objects.ts';
import { severalValues } from '#tools/contract/drift/values/values.ts';
import type { Alternative } from './alternatives.ts';
import { type Contract, joinPointer } from './contract.ts';
import type { Counterexample } from './finding.ts';
import type { Root } from './roots.ts';
import type { Pair, SchemaChange, Side, Step } from './schema-change.ts';

/** A place within a complete value, with the path to it. */
export interface Use {
  readonly root: Root;
  readonly trail: readonly { readonly alternatives: Pair<Alternative>; readonly step: Step }[];
}

const maxUses = 3;
const anyName = 'any';

/**
 * A complete request that the old contract accepts and the new one rejects, or a complete response that
 * the new one allows and the old one rejects, because of this change. Both contracts validate it.
 */
export function findCounterexample(
  contracts: Pair<Contract>,
  change: SchemaChange,
  uses: readonly Use[],
): Counterexample | undefined {
  const byLength = [...uses].sort((one, other) => one.trail.length - other.trail.length);
  for (const use of byLength.slice(0, maxUses)) {
    const { direction, places } = use.root;
    const isRequest = direction === 'request';
    const [taker, rejecter]: [Side, Side] = isRequest ? ['before', 'after'] : ['after', 'before'];
    for (const part of isRequest ? change.narrowing : change.widening) {
      const value = embed(contracts, use.trail, taker, part);
      if (contracts[taker].findErrors(places[taker].pointer, value) !== null) continue;
      const errors = contracts[rejecter].findErrors(places[rejecter].pointer, value) ?? [];
      const error = errors.find((candidate) => isCause(candidate, use.trail, change));
      if (error === undefined) continue;
      return {
        kind: isRequest ? 'request' : 'response',
        call: [use.root.operation.call, use.root.status].filter(Boolean).join(' → '),
        part: use.root.part,
        value,
        rejection: `${error.instancePath} ${error.message} ${summarize(error.params)}`.trim(),
      };
    }
  }
  return undefined;
}

/** A complete, small value, with a part at the end of the path. */
function embed(contracts: Pair<Contract>, trail: Use['trail'], side: Side, part: unknown): unknown {
  return trail.reduceRight<unknown>((value, { alternatives, step }) => {
    if (step.kind === 'item') {
      const { schema, pointer } = alternatives[side];
      const place = { schema: schema.items ?? {}, pointer: joinPointer(pointer, 'items') };
      const count = schema.minItems ?? 0;
      return [value, ...severalValues(contracts[side], place, count).slice(1)];
    }
    const name = step.kind === 'property' ? step.name : anyName;
    const object = new SmallObjects(contracts, alternatives).object(side);
    return { ...object, [name]: value };
  }, part);
}

/** Whether an error is at the end of the path and about a keyword of the change. */
function isCause(error: ErrorObject, trail: Use['trail'], change: SchemaChange): boolean {
  const { keywords } = change;
  const path = trail
    .map(({ step }) =>
      step.kind === 'item' ? '0' : step.kind === 'property' ? step.name : anyName,
    )
    .map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  const isThere = error.instancePath === path || error.instancePath.startsWith(`${path}/`);
  const isKeyword = keywords.length === 0 || keywords.includes(error.keyword);
  return isThere && isKeyword && (change.isCause?.(error.params) ?? true);
}

function summarize(params: Record<string, unknown>): string {
  return Object.keys(params).length === 0 ? '' : JSON.stringify(params);
}
