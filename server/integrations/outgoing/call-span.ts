import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '#server/tracing/span.ts';

interface CalledService {
  /** As the log names it. */
  service: string;
  method: string;
  /** With its port: `api.yookassa.ru`. */
  host: string;
}

/**
 * Runs one attempt of a call of an outside service in a span of its own. The span has no path and no
 * query, which may be secret or personal, and the service gets no header of it: our traces are none of
 * its business.
 */
export function inCallSpan<T extends { status?: number }>(
  { service, method, host }: CalledService,
  call: () => Promise<T>,
): Promise<T> {
  const attributes = {
    'http.request.method': method,
    'server.address': host,
    'peer.service': service,
  };
  return inSpan(`${service} ${method}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const reply = await call();
    if (reply.status !== undefined) span.setAttribute('http.response.status_code', reply.status);
    return reply;
  });
}
