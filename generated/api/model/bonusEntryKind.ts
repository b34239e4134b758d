import * as zod from 'zod/mini';

export const BonusEntryKind = /*#__PURE__*/ zod.enum(['Grant', 'Earn', 'Return', 'Spend', 'Reverse', 'Expire']);

export type BonusEntryKind = zod.input<typeof BonusEntryKind>;
export type BonusEntryKindOutput = zod.output<typeof BonusEntryKind>;
