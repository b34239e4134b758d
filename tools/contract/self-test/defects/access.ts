import {
  onRequest,
  onStatus,
  problem,
  responses,
  withHeaders,
  withText,
} from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import { asPerson, tokenOf } from './persons.ts';

/** The `sub` of a token, without verifying its signature. */
function subjectOf(authorization: string | null): string | null {
  const payload = authorization?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Defects of authorization. */
export const accessDefects: readonly Defect[] = [
  {
    id: 'no-token-accepted',
    title: 'Without a token a person’s data is shown',
    operations: ['listAddresses'],
    checks: ['tokens'],
    rules: ['token-missing-accepted'],
    fault: (world) =>
      onRequest('listAddresses', (call) =>
        call.headers.has('authorization') ? call : asPerson(world, 'main', call),
      ),
  },
  {
    id: 'no-token-accepted-for-change',
    title: 'Without a token something is changed',
    operations: ['changeFavorite'],
    checks: ['tokens'],
    rules: ['token-missing-accepted'],
    fault: (world) =>
      onRequest('changeFavorite', (call) =>
        call.headers.has('authorization') ? call : asPerson(world, 'main', call),
      ),
  },
  {
    id: 'any-token-accepted',
    title: 'Any text is taken for a token',
    operations: ['getCart'],
    checks: ['tokens'],
    rules: ['token-bad-accepted'],
    fault: (world) =>
      onRequest('getCart', (call) =>
        call.headers.has('authorization') && !world.isSound(tokenOf(call))
          ? asPerson(world, 'main', call)
          : call,
      ),
  },
  {
    id: 'signature-ignored',
    title: 'The signature of a token is not verified',
    operations: ['listCustomers'],
    checks: ['tokens'],
    rules: ['token-foreign-accepted', 'token-bad-accepted'],
    fault: (world) =>
      onRequest('listCustomers', (call) =>
        !world.isSound(tokenOf(call)) && subjectOf(tokenOf(call)) !== null
          ? asPerson(world, 'main', call)
          : call,
      ),
  },
  {
    id: 'scope-ignored',
    title: 'A token without the scope is enough',
    operations: ['getProfile'],
    checks: ['tokens'],
    rules: ['token-scope-accepted'],
    fault: (world) =>
      onRequest('getProfile', (call) =>
        tokenOf(call) === world.authorization('noScope') ? asPerson(world, 'main', call) : call,
      ),
  },
  {
    id: 'forbidden-for-unauthorized',
    title: '403 for who has not signed in',
    operations: ['listFavorites'],
    checks: ['tokens'],
    rules: ['token-wrong-status'],
    fault: () =>
      responses(
        'listFavorites',
        onStatus(401, (response) => ({ ...response, status: 403 })),
      ),
  },
  {
    id: 'login-page-for-unauthorized',
    title: 'A call without a token is led to a sign-in page',
    operations: ['getCartPreview'],
    checks: ['tokens'],
    rules: ['token-missing-accepted', 'status-undocumented', 'media-type'],
    fault: () =>
      responses(
        'getCartPreview',
        onStatus(401, (response) =>
          withText(
            {
              ...withHeaders(response, { 'content-type': 'text/html', location: '/login' }),
              status: 302,
            },
            '<a href="/login">Войти</a>',
          ),
        ),
      ),
  },
  {
    id: 'failure-for-unauthorized',
    title: '500 for a broken token',
    operations: ['listOrders'],
    checks: ['tokens'],
    rules: ['server-error'],
    fault: () =>
      responses(
        'listOrders',
        onStatus(401, (response, call) =>
          call.headers.has('authorization') ? problem(response, 500, 'JwtException') : response,
        ),
      ),
  },
];
