import { type Span, SpanKind } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import type { HttpContext, HttpEnv } from '#server/contract/http-env.ts';
import { statusOf } from '#server/contract/response/status-of.ts';
import { knownMethod, requestPart } from '#server/metrics/request-part.ts';
import { failSpan, inSpan } from '#server/tracing/span.ts';

/** Parts whose requests are many and say nothing. */
const UNRECORDED: ReadonlySet<string> = new Set(['files', 'health', 'docs']);

/** Names the span by what the router has found: paths have ids, of which there are any number. */
function describeSpan(span: Span, c: HttpContext): void {
  const operation = c.get('operationID');
  const route = c.get('route');
  const requestID = c.get('requestID');
  const status = statusOf(c);
  if (route !== undefined) span.updateName(route);
  span.setAttributes({
    'http.response.status_code': status,
    ...(route === undefined ? {} : { 'http.route': route.replace(/^\S+ /, '') }),
    ...(operation === undefined ? {} : { 'shop.operation': operation }),
    ...(requestID === undefined ? {} : { 'shop.request_id': requestID }),
  });
  if (status >= 500) failSpan(span, String(status));
}

/**
 * Records a request as a trace, or as a part of the one that it is called in. A trace that the caller has
 * begun is not continued: strangers would decide what is sent to the collector.
 */
export const recordRequest: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const part = requestPart(c.req.path);
  if (UNRECORDED.has(part)) return next();
  const method = knownMethod(c.req.method);
  const attributes = { 'http.request.method': method };
  await inSpan(`${method} ${part}`, { kind: SpanKind.SERVER, attributes }, async (span) => {
    await next();
    describeSpan(span, c);
  });
};
