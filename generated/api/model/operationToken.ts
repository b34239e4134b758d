import * as zod from 'zod/mini';

export const OperationTokenMin = 16;
export const OperationTokenMax = 200;


export const OperationTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const OperationToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(OperationTokenMin)).check(/*#__PURE__*/ zod.maxLength(OperationTokenMax)).check(/*#__PURE__*/ zod.regex(OperationTokenRegExp));

export type OperationToken = zod.input<typeof OperationToken>;
export type OperationTokenOutput = zod.output<typeof OperationToken>;
