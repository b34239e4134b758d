import type { Handlers } from './contract/handlers.ts';

/** The table of all operations. Each domain adds its own part. */
export const handlers = {} satisfies Partial<Handlers>;
