import { describe, expectTypeOf, it } from 'vitest';
import type { Context, Handler, Handlers, OperationId, Reply, Request } from './handlers.ts';
import type { HandlerTable } from './router.ts';

describe('types of the handlers', () => {
  it('provide what the contract declares', () => {
    expectTypeOf<Request<'getOrder'>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<Request<'getOrder'>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<Request<'listBrands'>['query']>().not.toBeAny();
    expectTypeOf<Request<'createAddress'>['body']>().not.toBeAny();
    expectTypeOf<Request<'createAddress'>['body']>().not.toBeUndefined();
    expectTypeOf<Reply<'getSettings'>['status']>().toExtend<number>();
  });

  it('reject what the contract does not declare', () => {
    const reply = { status: 200, body: { wrong: true } } as const;
    // @ts-expect-error: the body is not the settings
    const wrongBody: Handler<'getSettings'> = async () => reply;
    // @ts-expect-error: no such status
    const wrongStatus: Handler<'getSettings'> = async () => ({ status: 299 });
    // @ts-expect-error: no such operation
    type Unknown = Handler<'getNothing'>;
    // @ts-expect-error: operations are missing
    const incomplete: Handlers = {};
    expectTypeOf<Unknown>().not.toBeNever();
    expectTypeOf([wrongBody, wrongStatus, incomplete]).not.toBeAny();
  });

  it('fit the router', () => {
    expectTypeOf<Handlers>().toExtend<HandlerTable>();
    expectTypeOf<keyof Handlers>().toEqualTypeOf<OperationId>();
    expectTypeOf<Context['idempotencyKey']>().toEqualTypeOf<string | null>();
  });
});
