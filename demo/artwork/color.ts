type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** `share` of the second color, 0 to 1, mixed into the first; all `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A color mixed with white.
 * @param share of white, 0 to 1.
 */
export function lighten(color: string, share: number): string {
  return mix(color, '#ffffff', share);
}

/** Towards a cool near-black: pure black makes drawings dirty. */
export function darken(color: string, share: number): string {
  return mix(color, '#0f1d26', share);
}

/** 0 (black) to 1 (white), as the eye weighs it. */
export function lightness(color: string): number {
  const [red, green, blue] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** White or near-black, whichever reads on the color. */
export function inkOn(color: string): string {
  return lightness(color) > 0.62 ? '#1d2b34' : '#ffffff';
}

/** The color itself where a tooth may have it, else a plain natural one. */
export function toothColor(color: string): string {
  const [red, green, blue] = channels(color);
  const isWarm = red >= green && green >= blue && red - blue < 110;
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 12;
  return lightness(color) > 0.5 && (isWarm || isGrey) ? color : '#f0e6d3';
}
