import * as zod from 'zod/mini';

export const Device = /*#__PURE__*/ zod.enum(['Desktop', 'Mobile']);

export type Device = zod.input<typeof Device>;
export type DeviceOutput = zod.output<typeof Device>;
