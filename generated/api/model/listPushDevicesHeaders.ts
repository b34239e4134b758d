import * as zod from 'zod/mini';

export const listPushDevicesHeadersXRequestIDMin = 8;
export const listPushDevicesHeadersXRequestIDMax = 64;


export const listPushDevicesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPushDevicesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPushDevicesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPushDevicesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPushDevicesHeadersXRequestIDRegExp)))
})

export type ListPushDevicesHeaders = zod.input<typeof ListPushDevicesHeaders>;
export type ListPushDevicesHeadersOutput = zod.output<typeof ListPushDevicesHeaders>;
