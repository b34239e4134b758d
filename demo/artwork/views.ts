import { darken, inkOn, lighten } from './color.ts';
import type { ArtworkKind } from './kinds.ts';
import type { Pen } from './pen.ts';
import type { PictureRequest } from './picture-path.ts';
import { circle, path, placed, rect, stroke, text } from './svg.ts';

const INK = '#26343d';
const DIMENSION = '#0b5f8a';

/** Where the business end of a product is, and how much it is enlarged; the middle when not here. */
const FOCUS: Partial<Record<ArtworkKind, readonly [x: number, y: number, scale: number]>> = {
  forceps: [300, 130, 2.1],
  'ortho-pliers': [300, 130, 2.1],
  elevator: [470, 140, 2.3],
  mirror: [450, 170, 1.9],
  probe: [470, 150, 2.3],
  tweezers: [470, 150, 2.3],
  'hand-instrument': [470, 150, 2.3],
  curette: [470, 150, 2.3],
  scalpel: [460, 170, 2.2],
  syringe: [420, 220, 2],
  'thin-syringe': [470, 210, 2.2],
  carpule: [300, 170, 2.2],
  needle: [450, 190, 2.2],
  file: [300, 420, 2.1],
  rotary: [300, 420, 2.1],
  bur: [300, 170, 2.3],
  turbine: [450, 170, 2.1],
  'contra-angle': [450, 170, 2.1],
  implant: [300, 170, 2],
  gloves: [300, 400, 2],
  toothbrush: [450, 160, 2.2],
};

/** How much wider the bold letters of some systems' fonts are than those of the shop's. */
const WIDEST = 1.2;

/** Text on a plate at the bottom of the image. */
export function caption(words: string): string {
  const width = Math.min(480, Math.max(120, words.length * 20 * WIDEST + 48));
  return (
    rect(300 - width / 2, 528, width, 58, 29, '#fff', 'stroke="#c9d4da" stroke-width="2"') +
    text(words, 300, 557, 34, INK, (width - 40) / WIDEST)
  );
}

/** The business end in a large round, the whole product in a small one. */
export function detail(thing: string, { kind, accent }: PictureRequest): string {
  const [x, y, scale] = FOCUS[kind] ?? [300, 260, 1.8];
  const ring = `stroke="${accent}" stroke-width="6"`;
  return [
    '<clipPath id="l"><circle cx="290" cy="280" r="240"/></clipPath>',
    circle(290, 280, 240, lighten(accent, 0.93)),
    `<g clip-path="url(#l)"><g transform="translate(290 280) scale(${scale}) translate(${-x} ${-y})"><g id="t">${thing}</g></g></g>`,
    circle(290, 280, 240, 'none', ring),
    circle(496, 490, 92, '#fff', ring),
    '<use href="#t" transform="translate(418 412) scale(.26)"/>',
  ].join('');
}

const OUTLINE =
  '<filter id="o" x="-5%" y="-5%" width="110%" height="110%"><feMorphology in="SourceAlpha" operator="dilate" radius="2" result="d"/><feComposite in="d" in2="SourceAlpha" operator="out"/></filter><filter id="g"><feColorMatrix type="saturate" values="0"/></filter>';

/** The outline on squared paper with the dimension that the note names. */
export function scheme(thing: string, { note = '' }: PictureRequest): string {
  const lines = Array.from({ length: 14 }, (_, index) => 40 + index * 40);
  return [
    OUTLINE,
    rect(14, 14, 572, 572, 8, '#fbfdfe', 'stroke="#d5e3ea" stroke-width="2"'),
    path(
      lines.map((at) => `M${at} 16V584M16 ${at}H584`).join(''),
      'none',
      'stroke="#e4eef3" stroke-width="1.5"',
    ),
    `<g opacity=".45" filter="url(#g)">${placed(60, 10, 0.8, `<g id="t">${thing}</g>`)}</g>`,
    '<use href="#t" transform="translate(60 10) scale(.8)" filter="url(#o)"/>',
    stroke('M80 470V530M520 470V530M84 514H516', DIMENSION, 3),
    path('M80 514l22-9v18ZM520 514l-22-9v18Z', DIMENSION),
    rect(150, 488, 300, 52, 8, '#fbfdfe'),
    text(note, 300, 514, 32, DIMENSION, 290),
  ].join('');
}

/** The product printed on its cardboard box, and what is in it. */
export function pack(pen: Pen, thing: string, request: PictureRequest): string {
  const { accent, label, note = '' } = request;
  const print =
    label === ''
      ? rect(136, 440, 150, 14, 7, '#fff', 'opacity=".85"') +
        rect(136, 466, 96, 10, 5, '#fff', 'opacity=".6"')
      : text(label, 254, 460, 46, inkOn(accent), 250);
  return [
    path(
      'M108 160L196 104H492L404 160Z',
      pen.linear('right', [
        [0, lighten(accent, 0.72)],
        [1, lighten(accent, 0.5)],
      ]),
    ),
    path(
      'M404 160L492 104V450L404 512Z',
      pen.linear('right', [
        [0, darken(accent, 0.16)],
        [1, darken(accent, 0.36)],
      ]),
    ),
    rect(
      108,
      160,
      296,
      352,
      3,
      pen.linear('right', [
        [0, '#ffffff'],
        [1, '#f0f4f5'],
      ]),
    ),
    rect(
      108,
      408,
      296,
      104,
      3,
      pen.linear('right', [
        [0, accent],
        [1, darken(accent, 0.1)],
      ]),
    ),
    path('M108 160H404', 'none', `stroke="${darken(accent, 0.2)}" stroke-width="1.5" opacity=".4"`),
    placed(134, 166, 0.4, thing),
    print,
    note === '' ? '' : caption(note),
  ].join('');
}
