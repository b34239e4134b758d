import * as zod from 'zod/mini';

export const SortDirection = /*#__PURE__*/ zod.enum(['ASC', 'DESC']);

export type SortDirection = zod.input<typeof SortDirection>;
export type SortDirectionOutput = zod.output<typeof SortDirection>;
