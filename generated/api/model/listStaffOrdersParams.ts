import * as zod from 'zod/mini';
import { OrderStatus } from './orderStatus.ts';

export const listStaffOrdersParamsStatusMax = 16;

export const listStaffOrdersParamsTextMax = 200;

export const listStaffOrdersParamsPageDefault = 1;
export const listStaffOrdersParamsPageMax = 10000;

export const listStaffOrdersParamsPageSizeDefault = 24;
export const listStaffOrdersParamsPageSizeMax = 100;


export const ListStaffOrdersParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.maxLength(listStaffOrdersParamsStatusMax))),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffOrdersParamsTextMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffOrdersParamsPageMax)), listStaffOrdersParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffOrdersParamsPageSizeMax)), listStaffOrdersParamsPageSizeDefault)
})

export type ListStaffOrdersParams = zod.input<typeof ListStaffOrdersParams>;
export type ListStaffOrdersParamsOutput = zod.output<typeof ListStaffOrdersParams>;
