import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const pushDeviceDeviceMax = 100;



export const PushDevice = /*#__PURE__*/ zod.object({
  "id": Id,
  "device": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pushDeviceDeviceMax))),
  "subscribedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PushDevice = zod.input<typeof PushDevice>;
export type PushDeviceOutput = zod.output<typeof PushDevice>;
