import type { Logger } from 'pino';
import type { operations } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import type { Services } from '#server/integrations/services.ts';
import type { Session } from './session.ts';

/** Name of every operation of the contract. */
export type OperationId = keyof operations;

type Parameters<K extends OperationId> = operations[K] extends { parameters: infer P } ? P : never;

/** A parameter group; an absent group is an empty object, so that it can be destructured. */
type Group<K extends OperationId, Where extends string> =
  Parameters<K> extends { [W in Where]: infer G }
    ? G
    : Parameters<K> extends { [W in Where]?: infer G }
      ? [NonNullable<G>] extends [never]
        ? Record<never, never>
        : NonNullable<G>
      : Record<never, never>;

type Content<C> = C[keyof C];

/** The parsed body; includes `undefined` when the body is optional. */
type Body<K extends OperationId> = operations[K] extends { requestBody: { content: infer C } }
  ? Content<C>
  : operations[K] extends { requestBody?: { content: infer C } }
    ? Content<C> | undefined
    : undefined;

/** The input of a handler, parsed and validated by the contract. */
export interface Request<K extends OperationId> {
  params: Group<K, 'path'>;
  query: Group<K, 'query'>;
  body: Body<K>;
  headers: Group<K, 'header'>;
}

/** A body that is not JSON (a file, a CSV). */
export type RawBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

type ReplyBody<C> = C extends { 'application/json': infer J } ? J : RawBody;

/** Documented headers and additional ones (`Content-Disposition`). */
export type ReplyHeaders = Readonly<Record<string, string | number>>;

type ReplyOf<Status, R> = R extends { content: infer C }
  ? [C] extends [never]
    ? { status: Status; headers?: ReplyHeaders }
    : { status: Status; body: ReplyBody<C>; headers?: ReplyHeaders }
  : { status: Status; headers?: ReplyHeaders };

type Responses<K extends OperationId> = operations[K]['responses'];

/**
 * One of the documented replies, discriminated by `status`. Errors are thrown (`ApiProblem`), not
 * returned, unless the contract defines a special body for an error.
 */
export type Reply<K extends OperationId> = {
  [S in keyof Responses<K>]: S extends number ? ReplyOf<S, Responses<K>[S]> : never;
}[keyof Responses<K>];

/** The context of every handler, in addition to its request. */
export interface Context {
  readonly db: Database;
  /** The connections of the background jobs, by which what these hold in memory is found. */
  readonly jobs: Database;
  /** Null for a visitor; never null in operations that require a session. */
  readonly session: Session | null;
  readonly logger: Logger;
  readonly traceID: string;
  readonly now: () => Date;
  /** The request's `Idempotency-Key`, see `withIdempotency`. */
  readonly idempotencyKey: string | null;
  readonly config: ServerConfig;
  /** The external services of this shop: payment, delivery, accounting, directories. */
  readonly services: Services;
  /** Fetches a public file of this server itself (`/pictures/…`), without the network. */
  readonly fetchOwnFile: (path: string) => Promise<Response>;
}

export type Handler<K extends OperationId> = (
  request: Request<K>,
  context: Context,
) => Promise<Reply<K>>;

/** The whole table: a missing operation, an undocumented status or a wrong body does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };
