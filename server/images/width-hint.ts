/**
 * The header by which Chromium says how wide an image with `sizes` is shown, in physical pixels; pages request
 * for it, so that their markup needs no `srcset`.
 */
export const WIDTH_HINT = 'Sec-CH-Width';
