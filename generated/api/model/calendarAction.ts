import * as zod from 'zod/mini';

export const CalendarAction = /*#__PURE__*/ zod.enum(['RenewContract', 'RenewPowerOfAttorney', 'RenewOrdersAccess', 'UsePromoCode', 'SpendBonuses']);

export type CalendarAction = zod.input<typeof CalendarAction>;
export type CalendarActionOutput = zod.output<typeof CalendarAction>;
