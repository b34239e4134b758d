import {
  type Attributes,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as traces,
} from '@opentelemetry/api';

/** What a span is about; values of attributes are in no way personal. */
export interface SpanOptions {
  /** `SERVER` is a request of ours, `CLIENT` a call of something outside this process. */
  kind?: SpanKind;
  attributes?: Attributes;
}

/**
 * Runs the work in a span: a named piece of a trace, with its duration. Spans within it become its
 * children. A rejection marks the span as failed, by the class of its error: messages may name people.
 */
export function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  // Does nothing unless `startTracing` has installed what records spans.
  const tracer = traces.getTracer('dental-shop');
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed, by a short word of the code: the class of an error, a status. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Whether work that is done now is part of a trace that is exported. */
export function isTraced(): boolean {
  return traces.getActiveSpan()?.isRecording() ?? false;
}
