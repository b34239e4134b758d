import * as zod from 'zod/mini';

export const orderActorNameMax = 302;



export const OrderActor = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Buyer', 'Shop', 'System']),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderActorNameMax)))
});

export type OrderActor = zod.input<typeof OrderActor>;
export type OrderActorOutput = zod.output<typeof OrderActor>;
