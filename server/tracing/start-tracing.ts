import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';

/** Milliseconds that the end of the process waits for the collector. */
const LAST_EXPORT_MS = 3000;
/** Characters of an attribute, such as the text of a query. */
const LONGEST_ATTRIBUTE = 4096;

/** Where traces go, and which. */
export type TracingConfig = NonNullable<ServerConfig['tracing']>;

/** Ends recording and sends what is left. Never rejects. */
export type StopTracing = () => Promise<void>;

/**
 * Sends the traces of this process to a collector by OTLP over HTTP, in batches and in the background:
 * a collector that does not respond costs spans, not requests, and is logged. The packages are loaded
 * only here, so that a server without a collector does not pay for them.
 */
export async function startTracing(
  { url, headers, service, share }: TracingConfig,
  logger: Logger,
): Promise<StopTracing> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ]);
  const warn = (message: string, ...details: unknown[]) =>
    logger.warn({ details: details.map(String) }, `Tracing: ${message}`);
  const quiet = () => {};
  api.diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers: { ...headers } });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': service,
      'process.pid': process.pid,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(provider);
  return async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
    await Promise.race([provider.shutdown().catch(quiet), patience]);
    api.trace.disable();
    api.context.disable();
    api.diag.disable();
  };
}
