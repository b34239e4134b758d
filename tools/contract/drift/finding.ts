/** Breaking: an honest program of the other side may fail. Warning: it should be looked at. */
export type Severity = 'breaking' | 'warning' | 'info';

export const severities = ['breaking', 'warning', 'info'] as const;

/** What has changed; the names stand in `openapi/allowed-changes.yaml`. */
export type Rule =
  | 'operation-added'
  | 'operation-removed'
  | 'operation-moved'
  | 'operation-id'
  | 'security'
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
  | 'object-closed'
  | 'object-opened'
  | 'type'
  | 'nullable'
  | 'variant-added'
  | 'variant-removed'
  | 'enum'
  | 'bound'
  | 'pattern'
  | 'format'
  | 'unique'
  | 'default'
  | 'keyword';

/** What the change is about, for its sentence. */
export interface Detail {
  /** Property, parameter, header, status, media type or keyword. */
  readonly name?: string;
  /** What an operation is called in the contract. */
  readonly title?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * A value that shows the change: what could be sent and is rejected now, or what could not come and
 * may come now. `refusal` is what the stricter of the two contracts says of it.
 */
export interface Counterexample {
  readonly kind: 'request' | 'answer';
  /** `PUT /api/v1/cart/tags`, for an respond with its status. */
  readonly call: string;
  /** `body`, `query limit`, `header ETag` …; undefined when the call itself is the example. */
  readonly part?: string;
  readonly value?: unknown;
  readonly rejection: string;
}

/** Where a thing is written: a file of the project and its line, from 1. */
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
  /** Pointers into the bundles, to find the line; one is absent when the thing is added or removed. */
  readonly pointers: { readonly before?: string; readonly after?: string };
  readonly detail: Detail;
  /** Whether what is sent or what is answered is concerned; undefined for an operation as a whole. */
  readonly direction?: Direction;
  /** Calls that are concerned, in the contract's order. */
  readonly calls: readonly string[];
  readonly counterexample?: Counterexample;
}
