import * as zod from 'zod/mini';

export const ContractType = /*#__PURE__*/ zod.enum(['OnlineStoreContract', 'SupplyContract', 'OtherContract']);

export type ContractType = zod.input<typeof ContractType>;
export type ContractTypeOutput = zod.output<typeof ContractType>;
