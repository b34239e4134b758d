/** Breaking: a correct program on the other side may fail. Warning: it should be reviewed. */
export type Severity = 'breaking' | 'warning' | 'info';

export const severities = ['breaking', 'warning', 'info'] as const;

/** The kind of change; the names are those in `openapi/allowed-changes.yaml`. */
export type Rule =
  | 'operation-added'
  | 'operation-removed'
  | 'operation-moved'
  | 'operation-id'
  | 'security'
  | 'server'
  | 'deprecated'
  | 'text'
  | 'parameter-added'
  | 'parameter-removed'
  | 'parameter-required'
  | 'parameter-optional'
  | 'parameter-style'
  | 'body-added'
  | 'body-removed'
  | 'body-required'
  | 'body-optional'
  | 'encoding'
  | 'status-added'
  | 'status-removed'
  | 'media-type-added'
  | 'media-type-removed'
  | 'header-added'
  | 'header-removed'
  | 'header-required'
  | 'header-optional'
  | 'property-added'
  | 'property-removed'
  | 'property-required'
  | 'property-optional'
  | 'read-only'
  | 'write-only'
  | 'object-closed'
  | 'object-opened'
  | 'type'
  | 'nullable'
  | 'variant-added'
  | 'variant-removed'
  | 'variant-overlap'
  | 'enum'
  | 'bound'
  | 'pattern'
  | 'format'
  | 'unique'
  | 'default'
  | 'keyword';

/** The values of the sentence about a change. */
export interface Detail {
  /** Property, parameter, header, status, media type or keyword. */
  readonly name?: string;
  /** The operation in the contract. */
  readonly title?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * A value that shows the change: one that was accepted and is rejected now, or one that is new in a
 * response. `rejection` is the error of the stricter contract.
 */
export interface Counterexample {
  readonly kind: 'request' | 'response';
  /** `PUT /api/v1/cart/tags`, with the status for a response. */
  readonly call: string;
  /** `body`, `query limit`, `header ETag` …; undefined when the call itself is the example. */
  readonly part?: string;
  readonly value?: unknown;
  readonly rejection: string;
}

/** A source location: a file of the project and its line, from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

export type Direction = 'request' | 'response';

export interface Finding {
  readonly rule: Rule;
  readonly severity: Severity;
  /** `CartOrder/total`, `changeCartTags/parameters/limit`: stable, for the list of allowed changes. */
  readonly place: string;
  /** Pointers into the bundles, to find the line; one is absent when the node is added or removed. */
  readonly pointers: { readonly before?: string; readonly after?: string };
  readonly detail: Detail;
  /** Whether the request or the response has changed; undefined for an operation as a whole. */
  readonly direction?: Direction;
  /** Affected operations, in the contract's order. */
  readonly calls: readonly string[];
  readonly counterexample?: Counterexample;
}
