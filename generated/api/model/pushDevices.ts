import * as zod from 'zod/mini';
import { PushDevice } from './pushDevice.ts';

export const pushDevicesPublicKeyRegExp = new RegExp('^[A-Za-z0-9_-]{87}$');
export const pushDevicesItemsMax = 20;



export const PushDevices = /*#__PURE__*/ zod.object({
  "publicKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pushDevicesPublicKeyRegExp)),
  "items": /*#__PURE__*/ zod.array(PushDevice).check(/*#__PURE__*/ zod.maxLength(pushDevicesItemsMax))
});

export type PushDevices = zod.input<typeof PushDevices>;
export type PushDevicesOutput = zod.output<typeof PushDevices>;
