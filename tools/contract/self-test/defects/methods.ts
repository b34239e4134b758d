import { withHeaders } from '#tools/contract/self-test/alter.ts';
import type { Defect } from '#tools/contract/self-test/defect.ts';
import type { Fault } from '#tools/contract/self-test/exchange.ts';

/** A path that accepts an undocumented method. */
function onPath(path: string, alter: Fault['*']): Fault {
  return {
    '*': (call, forward) =>
      call.operation === null && call.url.pathname === path && alter !== undefined
        ? alter(call, forward)
        : forward(call),
  };
}

/** Undocumented methods. */
export const methodDefects: readonly Defect[] = [
  {
    id: 'method-accepted',
    title: 'A path accepts an undocumented method',
    operations: ['getSettings'],
    checks: ['methods'],
    rules: ['method-accepted'],
    fault: () =>
      onPath('/api/v1/settings', (call, forward) =>
        forward({ ...call, method: 'GET', body: Buffer.alloc(0) }),
      ),
  },
  {
    id: 'method-as-unknown-path',
    title: '404 where the path is known and the method is not',
    operations: ['listBrands'],
    checks: ['methods'],
    rules: ['method-accepted'],
    fault: () =>
      onPath('/api/v1/brands', async (call, forward) => {
        const response = await forward(call);
        return response.status === 405
          ? { ...withHeaders(response, { allow: null }), status: 404 }
          : response;
      }),
  },
  {
    id: 'allow-missing',
    title: 'A 405 does not say what is allowed',
    operations: ['getProfile'],
    checks: ['methods'],
    rules: ['allow-missing', 'header-missing'],
    fault: () =>
      onPath('/api/v1/profile', async (call, forward) =>
        withHeaders(await forward(call), { allow: null }),
      ),
  },
  {
    id: 'allow-incomplete',
    title: 'Allow leaves out a method that the path has',
    operations: ['getCompare', 'addToCompare'],
    checks: ['methods'],
    rules: ['allow-missing', 'header-mismatch'],
    fault: () =>
      onPath('/api/v1/profile/compare', async (call, forward) =>
        withHeaders(await forward(call), { allow: 'GET' }),
      ),
  },
];
