import type { QueryKey } from '@tanstack/react-query';

/** What the one error path and the one success path need to know of a mutation. */
export interface MutationMeta extends Record<string, unknown> {
  /** Toast after success: «Товар добавлен в корзину». */
  success?: string;
  /** Heading of the error toast; «Ошибка» when not given. */
  errorTitle?: string;
  /** Text of the error toast; «Что-то пошло не так» when not given. */
  errorMessage?: string;
  /** The caller shows every failure itself (except 401). */
  silent?: boolean;
  /** A form shows the fields that the server rejected (400 and 422 with `errors`). */
  fieldErrors?: boolean;
  /** Reasons that the caller shows itself, such as `InvalidCode`. */
  handledReasons?: readonly string[];
  /** Statuses that the caller shows itself, such as 409. */
  handledStatuses?: readonly number[];
  /** Queries that are out of date after success, by generated key. */
  invalidates?: readonly QueryKey[];
}

/** What the error path needs to know of a query. */
export interface QueryMeta extends Record<string, unknown> {
  /** The component shows the failure itself, or the failure is not worth a word. */
  silent?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
    queryMeta: QueryMeta;
  }
}
