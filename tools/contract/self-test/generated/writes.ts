import type { OperationId } from '#server/contract/handlers.ts';
import { ending } from '#tools/contract/checks/writes/write-bodies.ts';
import { isOfType } from '#tools/contract/generate/cases.ts';
import type { Contract, Operation } from '#tools/contract/openapi/contract.ts';
import { bodyOf, on, onRequest, withBody, withMembers } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { type Call, isSuccess, type ReceivedResponse } from '#tools/contract/self-test/exchange.ts';
import { isObject, type Json } from '#tools/contract/self-test/json.ts';
import { type Settable, settableOf } from '#tools/contract/world/shown.ts';
import { successMedia } from '#tools/contract/world/views.ts';

/** Kinds of defects in what a request sets. */
export const writeKinds = [
  'set-ignored',
  'set-cut',
  'set-mangled',
  'set-trimmed',
  'set-emptied',
  'unsent-cleared',
  'unsent-kept',
  'change-stale',
  'preview-applied',
] as const;
type WriteKind = (typeof writeKinds)[number];

interface WriteDefect {
  readonly kind: WriteKind;
  /** The property that it breaks; empty for the whole body. */
  readonly place: string;
  readonly fault: Defect['fault'];
}

/** How much of a text a careless column has room for. */
const columnLength = 20;

/** The defects of an operation that sets what its response shows. */
export function ofWrites(contract: Contract, operation: Operation): WriteDefect[] {
  const request = operation.body?.media[0];
  const response = successMedia(operation);
  if (operation.isRead || request?.type !== 'application/json' || response === null) return [];
  const id = operation.id as OperationId;
  const own = contract.resolve(request.schema);
  const settable = settableOf(contract, request.schema, response.schema);
  const hasPreview = 'preview' in (own.properties ?? {});
  return [
    ...settable.flatMap((property) => ofProperty(contract, id, property, operation.method)),
    ...(settable.length > 0 && operation.method === 'PUT' ? [stale(id)] : []),
    ...(hasPreview
      ? [make('preview-applied', '', id, (call) => withMembers(call, { preview: null }))]
      : []),
  ];
}

function ofProperty(
  contract: Contract,
  id: OperationId,
  { name, schema, isRequired }: Settable,
  method: string,
): WriteDefect[] {
  const own = contract.resolve(schema);
  const members = own.oneOf?.map((one) => contract.resolve(one)) ?? [own];
  const isText = members.some(
    (one) => isOfType(one, 'string') && !one.enum && !one.format && !one.pattern?.startsWith('^'),
  );
  const isTrimmed = schema['x-stored'] !== undefined;
  const edit = (kind: WriteKind, change: (value: Json) => Json) =>
    make(kind, name, id, (call) => {
      const body = bodyOf(call);
      const value = isObject(body) ? body[name] : undefined;
      return value === undefined ? call : withValue(call, name, change(value));
    });
  const text = (kind: WriteKind, change: (value: string) => string) =>
    edit(kind, (value) => (typeof value === 'string' && value !== '' ? change(value) : value));
  const isFree = isText && /comment|text|note|street|equipment|position|dvantages/.test(name);
  const isOptionalHere = !isRequired && method === 'PUT';
  const meansSomething = 'x-absent' in schema || 'x-absent-as' in schema;
  return [
    // What an operation that ends its record has made of it, no second call can change.
    ...(isOptionalHere && meansSomething && !ending.has(id) ? [kept(id, name)] : []),
    ...(isRequired
      ? []
      : [make('set-ignored', name, id, (call) => withMembers(call, { [name]: null }))]),
    ...(isFree
      ? [
          text('set-cut', (value) => [...value].slice(0, columnLength).join('').trim() || 'я'),
          text('set-mangled', (value) => value.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
        ]
      : []),
    ...(isFree && !isTrimmed ? [text('set-trimmed', (value) => value.trim() || value)] : []),
    ...(isFree && own.minLength === undefined ? [text('set-emptied', () => '')] : []),
    ...(isOptionalHere && isOfType(own, 'null') && !meansSomething
      ? [
          make('unsent-cleared', name, id, (call) => {
            const body = bodyOf(call);
            return isObject(body) && !(name in body) ? withValue(call, name, null) : call;
          }),
        ]
      : []),
  ];
}

function withValue(call: Call, name: string, value: Json): Call {
  const body = bodyOf(call);
  return isObject(body) ? withBody(call, { ...body, [name]: value }) : call;
}

function make(
  kind: WriteKind,
  place: string,
  id: OperationId,
  change: (call: Call) => Call,
): WriteDefect {
  return { kind, place, fault: () => onRequest(id, change) };
}

/** A property that is not sent stays, where its absence has a meaning. */
function kept(id: OperationId, name: string): WriteDefect {
  return {
    kind: 'unsent-kept',
    place: name,
    fault: () => {
      const last = new Map<string, Json>();
      return onRequest(id, (call) => {
        const body = bodyOf(call);
        if (!isObject(body)) return call;
        const { pathname } = call.url;
        const sent = body[name];
        if (sent !== undefined) last.set(pathname, sent);
        const former = last.get(pathname);
        return sent !== undefined || former === undefined || former === null
          ? call
          : withValue(call, name, former);
      });
    },
  };
}

/** The response of each change has the state before it. */
function stale(id: OperationId): WriteDefect {
  return {
    kind: 'change-stale',
    place: '',
    fault: () => {
      const before = new Map<string, ReceivedResponse>();
      return on(id, async (call, forward) => {
        const received = await forward(call);
        const key = `${call.url.pathname} ${call.headers.get('authorization')}`;
        const last = before.get(key);
        if (isSuccess(received)) before.set(key, received);
        return last !== undefined && isSuccess(received)
          ? { ...received, body: last.body }
          : received;
      });
    },
  };
}
