import { darken, lighten, mix } from './color.ts';

type Stop = readonly [offset: number, color: string, opacity?: number];
type Direction = 'right' | 'down' | 'diagonal';

const ENDS: Readonly<Record<Direction, string>> = {
  right: 'x1="0" y1="0" x2="1" y2="0"',
  down: 'x1="0" y1="0" x2="0" y2="1"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

/** Creates gradients for one image and collects their definitions. */
export class Pen {
  readonly #ids = new Map<string, string>();

  /** The `<defs>` content of everything handed out. */
  get definitions(): string {
    return [...this.#ids].map(([body, id]) => body.replace('ID', id)).join('');
  }

  linear(direction: Direction, stops: readonly Stop[]): string {
    return this.#paint(
      `<linearGradient id="ID" ${ENDS[direction]}>${stops.map(stopTag).join('')}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], at = 'cx=".38" cy=".3" r=".8"'): string {
    return this.#paint(
      `<radialGradient id="ID" ${at}>${stops.map(stopTag).join('')}</radialGradient>`,
    );
  }

  /** A round bar lit from above (`down`) or from the left (`right`). */
  round(color: string, direction: 'right' | 'down' = 'down'): string {
    return this.linear(direction, [
      [0, darken(color, 0.12)],
      [0.16, lighten(color, 0.1)],
      [0.32, lighten(color, 0.5)],
      [0.5, color],
      [0.82, darken(color, 0.22)],
      [1, darken(color, 0.34)],
    ]);
  }

  /** A flat or gently bent face. */
  face(color: string, direction: Direction = 'diagonal'): string {
    return this.linear(direction, [
      [0, lighten(color, 0.28)],
      [0.5, color],
      [1, darken(color, 0.2)],
    ]);
  }

  /** Polished steel, tinted a little by `tone`. */
  steel(direction: 'right' | 'down' | 'diagonal' = 'down', tone = '#b9c4cc'): string {
    return this.linear(direction, [
      [0, mix(tone, '#5d6b76', 0.45)],
      [0.2, lighten(tone, 0.62)],
      [0.34, lighten(tone, 0.85)],
      [0.52, tone],
      [0.78, mix(tone, '#4a5862', 0.55)],
      [1, mix(tone, '#4a5862', 0.2)],
    ]);
  }

  /** A ball. */
  ball(color: string): string {
    return this.radial([
      [0, lighten(color, 0.6)],
      [0.45, color],
      [1, darken(color, 0.35)],
    ]);
  }

  /** Clear plastic or glass over the background. */
  glass(color = '#cfe3ec', direction: 'right' | 'down' = 'down'): string {
    return this.linear(direction, [
      [0, color, 0.75],
      [0.25, '#ffffff', 0.75],
      [0.45, color, 0.3],
      [0.8, color, 0.45],
      [1, darken(color, 0.3), 0.6],
    ]);
  }

  #paint(body: string): string {
    const known = this.#ids.get(body);
    if (known !== undefined) return `url(#${known})`;
    const id = `p${this.#ids.size}`;
    this.#ids.set(body, id);
    return `url(#${id})`;
  }
}

function stopTag([offset, color, opacity]: Stop): string {
  const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`;
}
