import { composites } from './assortment/composites.ts';
import type { Template } from './model.ts';

/** The whole range of the demo shop. */
export const assortment: readonly Template[] = [...composites];
