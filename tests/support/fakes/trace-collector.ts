import { text } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

type Value = { stringValue: string } | { intValue: number | string } | { boolValue: boolean };

/** A span as the collector gets it: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  attributes: Record<string, string | number | boolean>;
  /** 0 unset, 2 error. */
  status: number;
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes' | 'status'> & {
        attributes: { key: string; value: Value }[];
        status: { code?: number };
      })[];
    }[];
  }[];
}

/** A collector of traces that records what it gets. */
export interface FakeCollector {
  url: string;
  spans: CollectedSpan[];
  /** Bodies of the requests, as they were sent. */
  bodies: string[];
  /** Headers of the last request. */
  headers(): Record<string, unknown>;
  /** Attributes of the process that sent them. */
  resource: CollectedSpan['attributes'];
  close(): Promise<void>;
}

function toAttributes(pairs: { key: string; value: Value }[]): CollectedSpan['attributes'] {
  return Object.fromEntries(
    pairs.map(({ key, value }) => [key, Object.values(value)[0] as string | number | boolean]),
  );
}

/** Starts a collector that accepts traces as JSON at `/v1/traces`; `status` rejects them. */
export async function startFakeCollector(status = 200): Promise<FakeCollector> {
  const service = await startFakeService();
  const collector: FakeCollector = {
    url: service.url,
    spans: [],
    bodies: [],
    headers: () => service.requests.at(-1)?.headers ?? {},
    resource: {},
    close: service.close,
  };
  service.responses(async (response, request) => {
    const body = await text(request);
    const known = request.method === 'POST' && request.url === '/v1/traces';
    response.writeHead(known ? status : 404, { 'Content-Type': 'application/json' }).end('{}');
    if (!known || status !== 200) return;
    collector.bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      Object.assign(collector.resource, toAttributes(resource.attributes));
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const attributes = toAttributes(span.attributes);
        collector.spans.push({ ...span, attributes, status: span.status.code ?? 0 });
      }
    }
  });
  return collector;
}
