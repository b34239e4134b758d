import type { Contract, Schema, SchemaPlace } from '#tools/contract/drift/contract.ts';
import type { Pair, SchemaChange } from '#tools/contract/drift/schema-change.ts';
import { type SettableSchema, storedAs } from '#tools/contract/world/shown.ts';
import { isEqual, without } from './compare-values.ts';

/** What is beside the keywords of JSON Schema and says something about values all the same. */
interface Annotated extends Schema {
  readonly 'x-max-bytes'?: number;
  readonly 'x-validations'?: readonly { readonly rule?: unknown }[];
  readonly 'x-stored'?: SettableSchema['x-stored'];
}

/** Texts that the ways of storing them change differently. */
const storedTexts = ['A b', ' a ', 'a\nb', 'a  b', '   '];

/** Changes of annotations that restrict values, or say what becomes of them; validators do not see them. */
export function compareAnnotations(
  contracts: Pair<Contract>,
  places: Pair<SchemaPlace>,
): SchemaChange[] {
  return [...compareSize(places), ...compareRules(places), ...compareStored(contracts, places)];
}

/** A file that was small enough may be too large now, or one that comes larger than before. */
function compareSize(places: Pair<SchemaPlace>): SchemaChange[] {
  const [was, is] = annotations(places, 'x-max-bytes');
  if (was === is) return [];
  const narrows = is !== undefined && (was === undefined || is < was);
  return [
    {
      ...common(places),
      rule: 'bound',
      detail: { name: 'x-max-bytes', before: was, after: is },
      reason: narrows ? `at most ${is} bytes now` : `more than ${was} bytes now`,
      otherwise: narrows
        ? { request: 'breaking', response: 'info' }
        : { request: 'info', response: 'breaking' },
    },
  ];
}

/**
 * A rule that is new rejects values, one that is gone lets them come. Whether a rule that is written otherwise means the
 * same nobody can decide: it is both.
 */
function compareRules(places: Pair<SchemaPlace>): SchemaChange[] {
  const [was, is] = annotations(places, 'x-validations').map((list) =>
    (list ?? []).map(({ rule }) => String(rule).replaceAll(/\s+/g, ' ').trim()),
  );
  if (was === undefined || is === undefined) return [];
  const [gone, come] = [without(was, is), without(is, was)];
  if (gone.length + come.length === 0) return [];
  return [
    {
      ...common(places),
      rule: 'keyword',
      detail: { name: 'x-validations', ...lists(gone, come) },
      reason: [
        ...(come.length > 0 ? [`must hold now: ${come.join('; ')}`] : []),
        ...(gone.length > 0 ? [`need not hold any more: ${gone.join('; ')}`] : []),
      ].join('; '),
      otherwise: {
        request: come.length > 0 ? 'breaking' : 'info',
        response: gone.length > 0 ? 'breaking' : 'info',
      },
    },
  ];
}

function lists(gone: readonly unknown[], come: readonly unknown[]) {
  return {
    ...(gone.length > 0 ? { before: gone } : {}),
    ...(come.length > 0 ? { after: come } : {}),
  };
}

/** A text that is sent comes back as another one than before, where its schema allows such a text. */
function compareStored(contracts: Pair<Contract>, places: Pair<SchemaPlace>): SchemaChange[] {
  const [was, is] = annotations(places, 'x-stored');
  if (was === is) return [];
  const as = (stored: Annotated['x-stored'], text: string) =>
    storedAs(stored === undefined ? {} : { 'x-stored': stored }, text);
  const fits = (text: string) =>
    contracts.before.findErrors(places.before.pointer, text) === null &&
    contracts.after.findErrors(places.after.pointer, text) === null;
  const text = storedTexts.find((one) => !isEqual(as(was, one), as(is, one)) && fits(one));
  // What becomes of the name of a file, only its back end knows.
  const isUndecided = was === 'file-name' || is === 'file-name';
  const shown = (stored: Annotated['x-stored']) =>
    text === undefined ? (stored ?? 'as it is sent') : JSON.stringify(as(stored, text));
  const sent = text === undefined ? 'a text' : JSON.stringify(text);
  return [
    {
      ...common(places),
      rule: 'keyword',
      detail: { name: 'x-stored', before: was, after: is },
      reason: `${sent} was stored as ${shown(was)}, and is stored as ${shown(is)} now`,
      otherwise: {
        request: text !== undefined || isUndecided ? 'breaking' : 'info',
        response: 'info',
      },
    },
  ];
}

function annotations<Name extends keyof Annotated & string>(
  { before, after }: Pair<SchemaPlace>,
  name: Name,
): readonly [Annotated[Name], Annotated[Name]] {
  return [(before.schema as Annotated)[name], (after.schema as Annotated)[name]];
}

function common({ before, after }: Pair<SchemaPlace>) {
  const pointers = { before: before.pointer, after: after.pointer };
  return { pointers, keywords: [], narrowing: [], widening: [] };
}
