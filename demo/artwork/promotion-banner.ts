import { darken, inkOn, lighten, mix } from './color.ts';
import { drawThing } from './draw-picture.ts';
import { bare } from './frame.ts';
import type { ArtworkKind } from './kinds.ts';
import type { Pen } from './pen.ts';
import { circle, group, path, placed, rect, text } from './svg.ts';

/** The content of a banner; it has no text, the page puts the name over its empty left half. */
export interface Banner {
  kind: ArtworkKind;
  color: string;
  /** A few characters on the sticker: «−15 %», «5 + 1»; '' for none. */
  badge: string;
}

const THINGS = ['#f5f7f8', '#eddbb9', '#7db8e8'] as const;

function sticker(pen: Pen, badge: string): string {
  if (badge === '') return '';
  const warm = '#f08a3c';
  return group(
    '',
    circle(0, 0, 66, pen.ball(warm)),
    text(badge, 0, 0, 36, inkOn(darken(warm, 0.3)), 96),
  );
}

function ground(pen: Pen, width: number, height: number, color: string): string {
  const deep = darken(color, 0.34);
  const light = mix(color, '#1fb5a8', 0.25);
  return [
    rect(
      0,
      0,
      width,
      height,
      0,
      pen.linear('diagonal', [
        [0, deep],
        [0.55, color],
        [1, lighten(light, 0.18)],
      ]),
    ),
    circle(width * 0.78, height * 0.5, height * 0.62, lighten(color, 0.5), 'opacity=".22"'),
    circle(width * 0.78, height * 0.5, height * 0.44, lighten(color, 0.75), 'opacity=".3"'),
    path(
      `M0 ${height}Q${width * 0.3} ${height * 0.72} ${width * 0.62} ${height}Z`,
      lighten(color, 0.4),
      'opacity=".16"',
    ),
  ].join('');
}

/** A promotion's banner: 1200 × 400, or 600 × 400 for phones. */
export function drawBanner({ kind, color, badge }: Banner, form: 'wide' | 'phone'): string {
  const width = form === 'wide' ? 1200 : 600;
  const height = 400;
  const thing = (pen: Pen, index: number): string =>
    drawThing(pen, kind, {
      color: THINGS[index] ?? '#f5f7f8',
      accent: lighten(color, 0.12),
      label: '',
    });
  return bare(width, height, (pen) => {
    const scene =
      form === 'wide'
        ? placed(640, 74, 0.48, thing(pen, 1)) +
          placed(916, 92, 0.46, thing(pen, 2)) +
          placed(744, 4, 0.66, thing(pen, 0)) +
          placed(1112, 86, 1, sticker(pen, badge))
        : placed(222, 6, 0.64, thing(pen, 0)) + placed(528, 76, 0.86, sticker(pen, badge));
    return ground(pen, width, height, color) + scene;
  });
}
