import { lighten, mix } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, group, path, stroke } from '#demo/artwork/svg.ts';

const MIRRORED = 'transform="translate(600 0) scale(-1 1)"';
const LIGHT = '#c6d0d7';
const EDGE = '#53626c';

/** Two beaks, by the outlines of the left one and of the right one as if it were the left one. */
function beaks(pen: Pen, left: string, right = left): string {
  return path(left, pen.steel('right', LIGHT)) + group(MIRRORED, path(right, pen.steel('right')));
}

const ROOT = 'l38 60Z';
const slim = `M262 286C250 230 262 130 292 60q8 6 6 40l-4 110${ROOT}`;
const flat = `M256 286C240 230 244 150 252 66h42l4 144${ROOT}`;
const short = `M250 286C214 236 222 176 262 140l36 40l-2 46${ROOT}`;
const cone = `M262 286C248 230 270 130 297 40l1 170${ROOT}`;
const hook = `M258 286C232 220 236 140 262 84l-26-26h58l4 152${ROOT}`;
const padded = `M252 286C222 220 230 150 240 96v-34h44v34l10 130${ROOT}`;
const long = `M256 286C226 210 240 110 214 44l34-6C282 110 288 160 298 226${ROOT}`;
const stepped = `M258 286V196h14v-52h12V92h12v134${ROOT}`;

const teeth = (...heights: readonly number[]) =>
  heights.map((y) => stroke(`M278 ${y}h14M308 ${y}h14`, EDGE, 4)).join('');

type Beaks = (pen: Pen) => string;

/** Beaks by the purpose in the note. */
const FORMS: Readonly<Record<string, Beaks>> = {
  // Two prongs on one side, one between them on the other.
  Адерера: (pen) => beaks(pen, `M258 286C232 220 224 130 236 54l22 92l28-96l12 160${ROOT}`, cone),
  // Bent to the side, for the arch between brackets.
  Вейнгарта: (pen) =>
    [0, 34]
      .map((x) =>
        path(
          `M${264 + x} 290C${240 + x} 210 ${268 + x} 150 ${200 + x} 62l28-12C${292 + x} 120 ${292 + x} 190 ${306 + x} 262Z`,
          pen.steel('right', x === 0 ? LIGHT : undefined),
        ),
      )
      .join(''),
  Твида: (pen) => beaks(pen, flat) + stroke('M300 70v130', EDGE, 5),
  'дистальный кусачок': (pen) => beaks(pen, short) + stroke('M264 140l36 42l36-42', '#2f3b44', 7),
  'лигатурный кусачок': (pen) => beaks(pen, cone) + stroke('M300 60v70', '#2f3b44', 6),
  'для снятия брекетов': (pen) => beaks(pen, hook) + stroke('M262 60h76', EDGE, 5),
  // One beak in a nylon cap that rests on the tooth, the other one lifts the band.
  'для снятия колец': (pen) =>
    beaks(pen, long, `M262 286C244 240 250 200 268 164h30l-2 62${ROOT}`) +
    path('M298 196V136q0-24 20-24t20 24l-2 60Z', pen.round('#e2cf9a', 'right')),
  Хау: (pen) => beaks(pen, padded) + teeth(76, 92),
  'для петель': (pen) => beaks(pen, stepped, flat),
  'птичий клюв': (pen) => beaks(pen, cone, slim) + circle(300, 64, 7, EDGE),
};

const usual: Beaks = (pen) => beaks(pen, slim) + teeth(130, 150, 170);

/** Orthodontic pliers, beaks up: their shape depends on the purpose, the handles on the brand's color. */
export const orthoPliers: Drawing = (pen, { color, accent, note = '' }) => {
  const handle = mix(color, accent, 0.5);
  return [
    path(
      'M306 250C360 316 432 372 452 540a22 22 0 0 1-44 6C384 430 330 360 276 300Z',
      pen.round(handle, 'right'),
    ),
    path(
      'M294 250C240 316 168 372 148 540a22 22 0 0 0 44 6C216 430 270 360 324 300Z',
      pen.round(lighten(handle, 0.12), 'right'),
    ),
    (FORMS[note] ?? usual)(pen),
    circle(300, 270, 50, pen.steel('diagonal')),
    circle(300, 270, 20, pen.ball('#8b98a1')),
  ].join('');
};
