import * as zod from 'zod/mini';

export const CalendarKind = /*#__PURE__*/ zod.enum(['Contract', 'PowerOfAttorney', 'OrdersAccess', 'PromoCode', 'Bonus']);

export type CalendarKind = zod.input<typeof CalendarKind>;
export type CalendarKindOutput = zod.output<typeof CalendarKind>;
