import * as zod from 'zod/mini';

export const ContractState = /*#__PURE__*/ zod.enum(['Active', 'Expiring', 'Expired', 'Suspended']);

export type ContractState = zod.input<typeof ContractState>;
export type ContractStateOutput = zod.output<typeof ContractState>;
