import * as zod from 'zod/mini';
import { OrderStatus } from './orderStatus.ts';

export const OwnDataOrderEvent = /*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "status": OrderStatus,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OwnDataOrderEvent = zod.input<typeof OwnDataOrderEvent>;
export type OwnDataOrderEventOutput = zod.output<typeof OwnDataOrderEvent>;
