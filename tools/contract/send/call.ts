import type { Operation } from '#tools/contract/openapi/contract.ts';
import type { Person } from '#tools/contract/suite.ts';

/** A file in a form, as a value of a body. */
export interface FileValue {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
}

export interface RequestBody {
  /** `Content-Type`; a form gets its boundary added. */
  readonly mediaType: string;
  /** The value that is sent as JSON or as a form. */
  readonly value?: unknown;
  /** Sent unchanged instead of `value`. */
  readonly text?: string;
}

/** A request without its sender and origin. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | null;
}

export const nobody = 'nobody';

/** A person, nobody, or a custom token. */
export type Sender =
  | Person
  | typeof nobody
  | {
      readonly token: string;
      readonly label: string;
      /** How commands show it, where it would reveal a real one. */
      readonly shown?: string;
    };

export interface Call {
  readonly operation: Operation;
  readonly parts: RequestParts;
  readonly as: Sender;
  /** A method other than the operation's own. */
  readonly method?: string;
  /** Sent without `X-Request-ID`: the server has to make one. */
  readonly isAnonymous?: true;
}

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody | null;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Parsed when the media type is JSON; undefined when there is none, it is broken or nested too deep. */
  readonly json: unknown;
  /** JSON that is nested deeper than this suite reads. */
  readonly isTooDeep?: true;
}

export interface Exchange {
  readonly call: Call;
  readonly request: SentRequest;
  /** Null when there was none; `failure` says why. */
  readonly response: ReceivedResponse | null;
  readonly failure: string | null;
  /** The body was larger than the suite reads, so the response was dropped. */
  readonly isExcessive?: true;
}

/** Whether a value of a body is a file. */
export function isFile(value: unknown): value is FileValue {
  return typeof value === 'object' && value !== null && 'base64' in value && 'fileName' in value;
}

/** Whether the back end responded with a 2xx. */
export function isSuccess(exchange: Exchange): boolean {
  const status = exchange.response?.status ?? 0;
  return status >= 200 && status < 300;
}
