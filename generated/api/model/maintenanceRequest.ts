import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Phone } from './phone.ts';
import { SupportComment } from './supportComment.ts';

export const maintenanceRequestEquipmentMax = 300;


export const maintenanceRequestEquipmentRegExp = new RegExp('\\S');
export const maintenanceRequestSerialNumberMax = 100;



export const MaintenanceRequest = /*#__PURE__*/ zod.object({
  "equipment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(maintenanceRequestEquipmentMax)).check(/*#__PURE__*/ zod.regex(maintenanceRequestEquipmentRegExp)),
  "serialNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(maintenanceRequestSerialNumberMax))),
  "comment": SupportComment,
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()])),
  "orderID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])),
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type MaintenanceRequest = zod.input<typeof MaintenanceRequest>;
export type MaintenanceRequestOutput = zod.output<typeof MaintenanceRequest>;
