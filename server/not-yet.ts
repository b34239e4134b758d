import type { Context, Handlers, OperationId } from './contract/handlers.ts';
import { ApiProblem } from './contract/problem.ts';

/** Operations that the contract describes and this server does not carry out yet, by tag. */
const operations = [] as const satisfies readonly OperationId[];

type NotYet = (typeof operations)[number];

/** @throws ApiProblem 501, after the request has been judged by the contract like any other. */
async function refuse(_request: unknown, _context: Context): Promise<never> {
  throw new ApiProblem(501, 'Этого магазин пока не умеет', { reason: 'NotImplemented' });
}

export const notYetHandlers = Object.fromEntries(
  operations.map((operation) => [operation, refuse]),
) as unknown as Pick<Handlers, NotYet>;
