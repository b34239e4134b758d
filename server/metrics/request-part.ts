const PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/^\/api\//, 'unknown_operation'],
  [/^\/(?:assets|pictures|images)\//, 'files'],
  [/^\/health\//, 'health'],
  [/^\/oidc\//, 'identity'],
  [/^\/docs(?:\/|$)/, 'docs'],
  [/^\/1c\/exchange$/, 'exchange'],
  [/^\/payment-notifications$/, 'payment_notifications'],
  [/^\/calendar\//, 'calendar'],
  [/^\/(?:files|feedback-photos)\//, 'uploads'],
];

/** Names of parts: with the operationIds all values that the label `operation` can have. */
export const requestParts: readonly string[] = [...PARTS.map(([, part]) => part), 'pages'];

/** The part of the server that a path outside of the contract belongs to: one of `requestParts`. */
export function requestPart(path: string): string {
  return PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'pages';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The method, or `other`: senders may invent some. */
export function knownMethod(method: string): string {
  return METHODS.has(method) ? method : 'other';
}
