import * as zod from 'zod/mini';

export const OrganizationStatus = /*#__PURE__*/ zod.enum(['Active', 'Liquidated']);

export type OrganizationStatus = zod.input<typeof OrganizationStatus>;
export type OrganizationStatusOutput = zod.output<typeof OrganizationStatus>;
