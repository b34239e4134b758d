import { edgeValues } from '#tools/contract/generate/edge-values.ts';
import { type Kind, kindOfField, kindOfParameter } from '#tools/contract/ids/id-kinds.ts';
import { idValue } from '#tools/contract/ids/id-values.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { isObject, type JsonObject } from '#tools/contract/openapi/schema.ts';
import type { Run } from '#tools/contract/run.ts';
import { type Person, persons } from '#tools/contract/vocabulary.ts';
import { type Settable, settableOf } from '#tools/contract/world/shown.ts';
import { successMedia } from '#tools/contract/world/views.ts';

/** Operations that end what they change: their sequences say what must follow. */
export const ending: ReadonlySet<string> = new Set([
  'approveOrder',
  'declineOrder',
  'confirmCheckout',
  'proceedCart',
  'proceedCartToManager',
  'createRefundTicket',
  'createTicketFeedback',
  'cancelTicket',
  // Guessing codes is limited to a few tries.
  'addCartPromoCode',
  'changePhone',
  'sendOtp',
  'resendOtp',
]);

/** Where creating is rate limited, only these of the bodies are sent: odd characters, and the bounds. */
const limitedBodies = [1, 3];
/** How many records of a kind are tried. */
const triedTargets = 5;

/** A body with the properties whose values it is about. */
export interface WriteBody {
  readonly label: string;
  readonly value: JsonObject;
  readonly about: readonly Settable[];
}

/** An operation whose response shows what its request sets. */
export interface Writer {
  readonly operation: Operation;
  readonly settable: readonly Settable[];
}

/** Who changes which record. */
export interface Target {
  readonly as: Person;
  readonly path: Readonly<Record<string, string>>;
}

/** The operations that set what their responses show, creating ones first. */
export function writersOf(run: Run): Writer[] {
  const found: Writer[] = [];
  for (const operation of run.operations) {
    if (operation.isRead || ending.has(operation.id) || !run.may(operation)) continue;
    const request = operation.body?.media[0];
    const response = successMedia(operation);
    if (request === undefined || response === null || !isJson(request.type)) continue;
    const settable = settableOf(run.contract, request.schema, response.schema);
    if (settable.length > 0) found.push({ operation, settable });
  }
  const order = (one: Writer) => (one.operation.method === 'POST' ? 0 : 1);
  return found.sort((one, other) => order(one) - order(other));
}

/** JSON as it is, or as a patch of a record. */
function isJson(mediaType: string): boolean {
  return mediaType === 'application/json' || mediaType === 'application/merge-patch+json';
}

/**
 * Where the change may be possible: records that this run has made before others, the newest first.
 * @param turn whose turn it is where anybody can do it: rate limits count each person.
 */
export async function targetsOf(run: Run, operation: Operation, turn: number): Promise<Target[]> {
  const actors = await run.actorsOf(operation);
  const parameter = operation.parameters.findLast((one) => one.in === 'path');
  const kind = parameter ? kindOfParameter(operation, parameter.name) : null;
  if (!parameter || kind === null) {
    const people = isLimited(operation) ? await rotated(run, actors, turn) : actors;
    return people.map((as) => ({ as, path: run.cases.plain(operation, as).path }));
  }
  return actors.flatMap((as) =>
    newestFirst(run, kind, as).map((id) => ({ as, path: { [parameter.name]: id } })),
  );
}

async function rotated(run: Run, actors: readonly Person[], turn: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const person of new Set([...actors, ...persons])) {
    if (person !== 'noScope' && (await run.has(person))) people.push(person);
  }
  const start = turn % Math.max(people.length, 1);
  return [...people.slice(start), ...people.slice(0, start)];
}

function newestFirst(run: Run, kind: Kind, as: Person): string[] {
  const ids = run.known.of(kind, as);
  const newest = ids.toReversed();
  const own = newest.filter((id) => run.known.isOwn(kind, id));
  return [...new Set([...own, ...newest.slice(0, 2), ...ids])].slice(0, triedTargets);
}

/** Whether each success counts against a limit: what changes a record may be sent often. */
export function isLimited({ method, responses }: Operation): boolean {
  return method === 'POST' && responses.has('429');
}

/** The simplest body, without a preview and an optional version, about a record of this run. */
export function plainBody(run: Run, operation: Operation, as: Person): JsonObject | null {
  const value = run.cases.plainBody(operation, as)?.value;
  if (!isObject(value)) return null;
  const { version, preview: _preview, ...rest } = value;
  const kind = 'id' in rest ? kindOfField(operation, 'id') : null;
  const own = kind === null ? undefined : newestFirst(run, kind, as)[0];
  const schema = run.contract.resolve(operation.body?.media[0]?.schema ?? {});
  const id = own && idValue(run.contract, schema.properties?.id ?? {}, own);
  const plain = id === undefined ? rest : { ...rest, id };
  const isVersioned = schema.required?.includes('version');
  return isVersioned ? { ...plain, version } : plain;
}

/** The bodies with the edge values of every property. */
export function bodiesOf(
  run: Run,
  { settable, operation }: Writer,
  as: Person,
  plain: JsonObject,
): WriteBody[] {
  const edges = settable.map((property) => edgesOf(run, operation, { as, property, plain }));
  const every = Array.from({ length: Math.max(...edges.map(({ length }) => length)) }).keys();
  const bodies = (isLimited(operation) ? limitedBodies : [...every]).map((index): WriteBody => {
    const chosen = settable.flatMap((property, at) => {
      const values = edges[at] ?? [];
      return values.length === 0 ? [] : [{ property, value: values[index % values.length] }];
    });
    const values = Object.fromEntries(chosen.map(({ property, value }) => [property.name, value]));
    return {
      label: `values ${index + 1} of every property`,
      value: { ...plain, ...values },
      about: chosen.map(({ property }) => property),
    };
  });
  return bodies.filter(({ value }) => fits(run, operation, value));
}

/** The same values one by one: where they are rejected together, some may be accepted. */
export function separately(plain: JsonObject, { value, about }: WriteBody): WriteBody[] {
  if (about.length < 2) return [];
  return about.map((property) => ({
    label: `a value of ${property.name}`,
    value: { ...plain, [property.name]: value[property.name] },
    about: [property],
  }));
}

/** Without what is optional. */
export function requiredOnly(run: Run, operation: Operation, plain: JsonObject): JsonObject {
  const schema = run.contract.resolve(operation.body?.media[0]?.schema ?? {});
  return Object.fromEntries(
    Object.entries(plain).filter(([name]) => schema.required?.includes(name)),
  );
}

/** Whether a body is what the contract allows. */
export function fits(run: Run, operation: Operation, value: JsonObject): boolean {
  const pointer = operation.body?.media[0]?.pointer;
  return pointer !== undefined && run.validator.fits(pointer, value);
}

function edgesOf(
  run: Run,
  operation: Operation,
  { as, property, plain }: { as: Person; property: Settable; plain: JsonObject },
): unknown[] {
  const { name, schema } = property;
  const kind = kindOfField(operation, name);
  return edgeValues(schema, {
    contract: run.contract,
    fits: (value) => fits(run, operation, { ...plain, [name]: value }),
    ids: kind === null ? null : run.known.of(kind, as),
    seed: run.seed,
    typical: [plain[name], plainBody(run, operation, as)?.[name]],
  });
}
