import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { OrderStatus } from './orderStatus.ts';
import { OwnDataLine } from './ownDataLine.ts';

export const ownDataOrderCustomerMax = 300;

export const ownDataOrderItemsMax = 10000;



export const OwnDataOrder = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "status": OrderStatus,
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "customer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ownDataOrderCustomerMax)),
  "comment": /*#__PURE__*/ zod.string(),
  "toPay": Kopecks,
  "items": /*#__PURE__*/ zod.array(OwnDataLine).check(/*#__PURE__*/ zod.maxLength(ownDataOrderItemsMax))
});

export type OwnDataOrder = zod.input<typeof OwnDataOrder>;
export type OwnDataOrderOutput = zod.output<typeof OwnDataOrder>;
