import * as zod from 'zod/mini';

export const OwnDataDevice = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['Session', 'Push']),
  "device": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OwnDataDevice = zod.input<typeof OwnDataDevice>;
export type OwnDataDeviceOutput = zod.output<typeof OwnDataDevice>;
