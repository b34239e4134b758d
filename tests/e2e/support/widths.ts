/** `ALL_WIDTHS=on` tries every width. */
const triesAll = process.env.ALL_WIDTHS === 'on';

/**
 * Widths at which a story is tried, in CSS pixels. What a story does is the same at both, and
 * `tests/e2e/screens` lays out every screen and dialog at both: a run has no time for each story twice.
 * @param usual the width of every run, about as often a phone's as a desk's among all stories.
 * @param other the width that `ALL_WIDTHS=on` tries as well.
 */
export function storyWidths(usual: number, other: number): readonly number[] {
  return triesAll ? [usual, other] : [usual];
}

/** The same for whole viewports; `usual` is the place of the usual one. */
export function storySizes<Size>(sizes: readonly Size[], usual: number): readonly Size[] {
  return triesAll ? sizes : sizes.slice(usual, usual + 1);
}
