/** What error and success handling need to know of a mutation. */
export interface MutationMeta extends Record<string, unknown> {
  /** Toast after success: «Товар добавлен в корзину». */
  success?: string;
  /** Heading of the error toast; «Ошибка» by default. */
  errorTitle?: string;
  /** Text of the error toast; «Что-то пошло не так» by default. */
  errorMessage?: string;
  /** The caller shows every failure itself (except 401). */
  silent?: boolean;
  /** The caller shows that nothing was sent because there is no connection. */
  showsOffline?: boolean;
  /** A form shows the messages of rejected fields (400 and 422 with `errors`). */
  fieldErrors?: boolean;
  /** Reasons that the caller shows itself, such as `InvalidCode`. */
  handledReasons?: readonly string[];
  /** Statuses that the caller shows itself, such as 409. */
  handledStatuses?: readonly number[];
}

/** What error handling needs to know of a query. */
export interface QueryMeta extends Record<string, unknown> {
  /** The component shows the failure itself, or it needs no message. */
  silent?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
    queryMeta: QueryMeta;
  }
}
