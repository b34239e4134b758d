import { SpanKind } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { inSpan, isTraced } from '#server/tracing/span.ts';

type Query = (...args: unknown[]) => unknown;

/** The SQL of a query without its values, which are apart and may be personal; null of a cursor. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  return 'text' in query && typeof query.text === 'string' ? query.text : null;
}

/** `select`, `insert`, `begin` …: spans have few different names. */
function operationOf(text: string): string {
  return /^[\s(]*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
}

/**
 * The same query, in a span of the trace that it is part of. One with a callback is the pool's own, whose
 * span is the pool's.
 */
function traced(query: Query): Query {
  return (...args) => {
    const text = textOf(args[0]);
    if (text === null || typeof args.at(-1) === 'function' || !isTraced()) return query(...args);
    const operation = operationOf(text);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    };
    return inSpan(operation, { kind: SpanKind.CLIENT, attributes }, async () => query(...args));
  };
}

/** Makes the queries of a pool, in transactions and outside of them, parts of traces. */
export function traceQueries(pool: Pool): void {
  const trace = (place: object) => {
    // By the prototype of the moment, where tests count the queries.
    const query: Query = (...args) =>
      Reflect.apply(Object.getPrototypeOf(place).query, place, args);
    Object.assign(place, { query: traced(query) });
  };
  trace(pool);
  pool.on('connect', trace);
}
