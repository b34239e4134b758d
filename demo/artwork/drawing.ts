import type { Pen } from './pen.ts';

/** Colors and text of one drawing; colors are `#rrggbb`. */
export interface Look {
  /** The product. */
  color: string;
  /** Its label and trim. */
  accent: string;
  /** Written on it; '' for nothing. */
  label: string;
  /** Its distinguishing feature; some drawings have another shape for it. */
  note?: string;
}

/** The product in a 600 × 600 field, without ground and shadow. */
export type Drawing = (pen: Pen, look: Look) => string;
