import { darken } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, group, path, placed, rect, stroke } from '#demo/artwork/svg.ts';

const MIRRORED = 'transform="translate(600 0) scale(-1 1)"';
const LIGHT = '#c6d0d7';

/** A beak and its mirror image. */
function pair(pen: Pen, beak: string): string {
  return path(beak, pen.steel('right', LIGHT)) + group(MIRRORED, path(beak, pen.steel('right')));
}

type Beaks = (pen: Pen) => string;

const straight: Beaks = (pen) =>
  pair(pen, 'M266 292C244 220 232 150 286 52c14 6 18 30 12 64c-6 50-4 96 24 140Z');

const curved: Beaks = (pen) =>
  [0, 44]
    .map((x) =>
      path(
        `M${262 + x} 292C${224 + x} 226 ${286 + x} 170 ${238 + x} 52c22 0 36 20 40 46c8 60-36 100-4 160Z`,
        pen.steel('right', x === 0 ? LIGHT : undefined),
      ),
    )
    .join('');

const narrow: Beaks = (pen) =>
  pair(pen, 'M272 292C256 220 276 130 294 36c6 6 7 40 5 76c-4 50-2 100 17 146Z');

/** Broad for a molar; the barb goes between its roots at the cheek. */
const molar =
  (...barbs: readonly ('left' | 'right')[]): Beaks =>
  (pen) => {
    const beak = 'M262 292C198 240 190 140 240 62l30 8c-4 34-14 62-12 88c2 44 20 74 58 100Z';
    const barb = path('M250 66l56 34l-40 26Z', pen.steel('down', '#aeb9c1'));
    return [
      pair(pen, beak),
      barbs.includes('left') ? barb : '',
      barbs.includes('right') ? group(MIRRORED, barb) : '',
    ].join('');
  };

/** Stepped, to reach the last teeth past the cheek. */
const bayonet =
  (width: number): Beaks =>
  () =>
    [0, width + 6]
      .map(
        (x) =>
          stroke(`M${284 + x} 268V214L${214 + x} 148V48`, '#6d7a84', width) +
          stroke(`M${280 + x} 268V212L${210 + x} 146V48`, '#e8eef1', width / 3),
      )
      .join('');

/** Bent to the side, as for all lower teeth. */
const bent =
  (width: number, barbed: boolean): Beaks =>
  (pen) =>
    [
      stroke(`M316 268C320 150 250 96 ${120} 84`, '#6d7a84', width),
      stroke('M312 262C314 154 248 102 124 88', '#eef3f5', width / 3),
      stroke(`M286 272C286 196 236 158 ${130} ${100 + width * 1.6}`, '#8b98a1', width),
      stroke(`M282 268C280 198 232 164 134 ${104 + width * 1.6}`, '#f3f6f8', width / 3),
      barbed ? path(`M112 ${84 + width / 2}l30 ${width / 2}l-34 14Z`, pen.steel('down')) : '',
    ].join('');

/** Bent in the plane of the handles, for the lower wisdom tooth. */
const sideways: Beaks = () =>
  [0, 46]
    .map(
      (y) =>
        stroke(`M${300} ${270}C${300} ${200 - y} 240 ${150 - y} 96 ${150 - y}`, '#6d7a84', 26) +
        stroke(`M296 ${262}C296 ${202 - y} 238 ${146 - y} 100 ${146 - y}`, '#eef3f5', 8),
    )
    .join('');

/** Beaks by the number of the forceps, and the size of the whole. */
const FORMS: Readonly<Record<string, readonly [beaks: Beaks, scale?: number]>> = {
  '2': [straight],
  '7': [curved],
  '17': [molar('right')],
  '18': [molar('left')],
  '51': [narrow],
  '51A': [bayonet(20)],
  '67': [bayonet(36)],
  '33': [bent(26, false)],
  '13': [bent(34, false)],
  '22': [bent(42, true)],
  '33A': [bent(16, false)],
  '79': [sideways],
  '39': [straight, 0.76],
  '22S': [bent(42, true), 0.76],
};

/** Extraction forceps, beaks up; their shape depends on the number in the note: «№ 17». */
export const forceps: Drawing = (pen, { accent, note = '' }) => {
  const [beaks, scale = 1] = FORMS[/№ (\d+[A-Z]?)/.exec(note)?.[1] ?? ''] ?? [straight];
  const drawing = [
    path(
      'M306 254C360 320 420 380 428 546a17 17 0 0 1-34 2C382 420 330 370 276 304Z',
      pen.steel('right'),
    ),
    path(
      'M294 254C240 320 180 380 172 546a17 17 0 0 0 34 2C218 420 270 370 324 304Z',
      pen.steel('right', LIGHT),
    ),
    beaks(pen),
    circle(300, 276, 46, pen.steel('diagonal')),
    circle(300, 276, 20, pen.ball('#8b98a1')),
    rect(292, 262, 16, 28, 3, darken(accent, 0.1), 'opacity=".7"'),
    ...[400, 430, 460, 490, 520].flatMap((y, i) => [
      stroke(`M${388 + i * 7} ${y}h14`, '#5f6e78', 4, 'opacity=".5"'),
      stroke(`M${198 - i * 7} ${y}h14`, '#5f6e78', 4, 'opacity=".5"'),
    ]),
  ].join('');
  const margin = (600 * (1 - scale)) / 2;
  return scale === 1 ? drawing : placed(margin, margin, scale, drawing);
};
