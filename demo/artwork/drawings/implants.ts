import { darken, inkOn, lighten } from '#demo/artwork/color.ts';
import type { Drawing } from '#demo/artwork/drawing.ts';
import type { Pen } from '#demo/artwork/pen.ts';
import { circle, ellipse, path, placed, rect, stroke, text } from '#demo/artwork/svg.ts';

/** Threaded body from the neck down; `top` is its upper edge. */
function thread(
  pen: Pen,
  x: number,
  top: number,
  width: number,
  height: number,
  tone: string,
): string {
  const turns = Math.round(height / 26);
  const steel = pen.steel('right', tone);
  const rings = Array.from({ length: turns }, (_, i) => {
    const y = top + (i * height) / turns;
    const half = (width / 2) * (1 - (i / turns) ** 2 * 0.42);
    return path(
      `M${(x - half - 12).toFixed(1)} ${(y + 6).toFixed(1)}L${(x + half + 12).toFixed(1)} ${(y - 8).toFixed(1)}l2 10L${(x - half - 10).toFixed(1)} ${(y + 17).toFixed(1)}Z`,
      steel,
      `stroke="${darken(tone, 0.4)}" stroke-width="1.5"`,
    );
  });
  const end = top + height;
  const half = width / 2;
  return (
    path(
      `M${x - half} ${top}H${x + half}L${x + half * 0.58} ${end - 18}Q${x} ${end + 26} ${x - half * 0.58} ${end - 18}Z`,
      pen.steel('right', darken(tone, 0.12)),
    ) + rings.join('')
  );
}

const implant: Drawing = (pen, { color, accent }) =>
  [
    path(
      'M226 92a10 10 0 0 1 10-10h128a10 10 0 0 1 10 10l-6 52H232Z',
      pen.steel('right', '#a8b3bb'),
    ),
    ellipse(300, 86, 70, 17, pen.face('#dfe6ea')),
    path('M300 74l18 7v11l-18 7l-18-7V81Z', '#4d5a63'),
    rect(230, 116, 140, 16, 2, pen.round(accent, 'right')),
    thread(pen, 300, 146, 128, 372, color),
    rect(262, 150, 12, 330, 6, '#fff', 'opacity=".25"'),
  ].join('');

const coverScrew: Drawing = (pen, { color, label }) =>
  [
    path('M176 120q124-44 248 0l-12 110q-112 34-224 0Z', pen.steel('right', color)),
    ellipse(300, 118, 124, 36, pen.face(lighten(color, 0.35))),
    path('M300 94l32 12v24l-32 12l-32-12v-24Z', darken(color, 0.55)),
    text(label, 300, 190, 44, '#ffffff', 180),
    path('M232 240h136l-14 46H246Z', pen.steel('right', color)),
    thread(pen, 300, 288, 88, 220, '#b9c4cc'),
  ].join('');

const abutment: Drawing = (pen, { color, label }) =>
  [
    path('M246 66q54-18 108 0l26 190H220Z', pen.steel('right', color)),
    ellipse(300, 66, 54, 14, darken(color, 0.5)),
    ...[110, 142, 174, 206].map((y, i) =>
      stroke(`M${240 - i * 4} ${y}q60 16 ${120 + i * 8} 0`, darken(color, 0.4), 5, 'opacity=".45"'),
    ),
    path(
      'M200 250q100-26 200 0q14 40-28 74H228q-42-34-28-74Z',
      pen.steel('right', lighten(color, 0.12)),
    ),
    text(label, 300, 286, 36, '#33414b', 160),
    path('M240 324h120l-26 110h-68Z', pen.steel('right', '#a8b3bb')),
    path('M266 434h68l-8 34h-52Z', pen.steel('right', '#8796a0')),
    thread(pen, 300, 468, 44, 70, '#b9c4cc'),
  ].join('');

const transfer: Drawing = (pen, { color, accent, label }) =>
  [
    placed(
      212,
      0,
      1,
      rect(-46, 96, 92, 60, 10, pen.steel('right')),
      rect(-34, 150, 68, 62, 6, pen.round(color, 'right')),
      rect(-50, 206, 100, 60, 12, pen.steel('right')),
      rect(-34, 262, 68, 62, 6, pen.round(color, 'right')),
      path('M-46 318h92l-12 90h-68Z', pen.steel('right')),
      rect(-20, 408, 40, 74, 6, pen.steel('right', '#8796a0')),
    ),
    placed(
      396,
      0,
      1,
      path('M-40 130h80l10 70h-100Z', pen.steel('right', '#c9d3d9')),
      rect(-48, 198, 96, 276, 14, pen.round(accent, 'right')),
      ...[236, 290, 344].map((y) =>
        rect(-54, y, 108, 26, 8, pen.round(darken(accent, 0.12), 'right')),
      ),
      text(label, 0, 420, 34, inkOn(accent), 84),
    ),
  ].join('');

/** Bone substitute: vial with granules. */
const bone: Drawing = (pen, { color, accent, label }) => {
  const grains = Array.from({ length: 46 }, (_, i) => {
    const x = 190 + ((i * 53) % 214);
    const y = 416 + ((i * 37) % 88);
    return path(
      `M${x} ${y}l14-8l12 8l-4 14l-16 2Z`,
      i % 3 === 0 ? '#fffaf0' : i % 3 === 1 ? '#f1e4cd' : '#e2cfae',
    );
  });
  return [
    rect(206, 66, 188, 84, 16, pen.round(accent, 'right')),
    ...Array.from({ length: 7 }, (_, i) =>
      rect(224 + i * 23, 76, 6, 64, 3, darken(accent, 0.4), 'opacity=".25"'),
    ),
    path(
      'M222 148h156v26c0 16 52 24 52 62v270a34 34 0 0 1-34 34H204a34 34 0 0 1-34-34V236c0-38 52-46 52-62Z',
      pen.linear('right', [
        [0, '#b9d2de'],
        [0.2, '#f7fbfd'],
        [0.6, '#e3eff5'],
        [1, '#a3bfcd'],
      ]),
    ),
    path('M182 420q118-30 236 0v78a28 28 0 0 1-28 28H210a28 28 0 0 1-28-28Z', color),
    ...grains,
    rect(170, 246, 260, 136, 0, '#fbfdfd', 'opacity=".95"'),
    rect(170, 246, 260, 26, 0, pen.round(accent, 'right')),
    text(label, 300, 330, 46, darken(accent, 0.25), 220),
    rect(186, 204, 12, 300, 6, '#fff', 'opacity=".6"'),
  ].join('');
};

const membrane: Drawing = (pen, { color, accent, label }) =>
  [
    path(
      'M96 150h330a16 16 0 0 1 16 16v292a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16V166a16 16 0 0 1 16-16Z',
      pen.face('#f6f8f9'),
    ),
    rect(80, 150, 362, 64, 16, pen.face(accent, 'down')),
    text(label, 260, 182, 38, inkOn(accent), 320),
    ...[250, 280, 310].map((y, i) => rect(116, y, 150 - i * 30, 12, 6, '#cbd6dc')),
    path(
      'M250 300q100-40 196-10q60 20 84 70q-40 90-30 150q-90 36-190 14q-60-14-86-44q30-100 26-180Z',
      pen.linear('diagonal', [
        [0, lighten(color, 0.5)],
        [0.5, color],
        [1, darken(color, 0.12)],
      ]),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      stroke(
        `M${276 + i * 3} ${330 + i * 24}q110-34 226 ${10 + i}`,
        darken(color, 0.18),
        2.5,
        'opacity=".35"',
      ),
    ),
    path('M446 290q60 20 84 70q-30 6-66-10q-16-24-18-60Z', lighten(color, 0.55), 'opacity=".9"'),
  ].join('');

const surgicalKit: Drawing = (pen, { accent }) => {
  const drills = ['#e6c229', '#d8343b', '#2f6fc4', '#2f9c57', '#33383d', '#8e44ad'];
  return [
    path(
      'M84 84h432a18 18 0 0 1 18 18v142H66V102a18 18 0 0 1 18-18Z',
      pen.face(lighten(accent, 0.7)),
    ),
    rect(92, 108, 416, 112, 10, '#fff', 'opacity=".55"'),
    rect(40, 236, 520, 280, 22, pen.face(accent, 'down')),
    rect(64, 258, 472, 236, 14, pen.face('#eef2f4', 'down')),
    ...drills.flatMap((tone, i) => {
      const x = 110 + i * 76;
      return [
        circle(x, 420, 24, '#c4cfd5'),
        circle(x, 420, 14, '#7d8b95'),
        rect(x - 9, 286, 18, 132, 5, pen.steel('right')),
        rect(x - 13, 340, 26, 24, 4, tone),
        path(`M${x - 9} 288L${x} 268l9 20Z`, '#8796a0'),
      ];
    }),
    ...[148, 224, 300, 376, 452].map((x) => circle(x, 468, 11, pen.ball('#9aa7b0'))),
  ].join('');
};

const physio: Drawing = (pen, { accent }) =>
  [
    stroke('M470 350q80 10 60 120', '#5b6972', 14),
    stroke('M96 96V250', '#9fb0ba', 10),
    path(
      'M66 92h60v96q0 26-30 26t-30-26Z',
      pen.linear('right', [
        [0, '#bfe0ee'],
        [0.4, '#ffffff'],
        [1, '#9cc6d8'],
      ]),
    ),
    path(
      'M90 236h350a30 30 0 0 1 30 28l20 186a26 26 0 0 1-26 28H70a26 26 0 0 1-26-28l16-186a30 30 0 0 1 30-28Z',
      pen.face('#f3f5f6', 'down'),
    ),
    rect(100, 264, 240, 132, 14, pen.face('#14232d')),
    text('40 Ncm', 220, 312, 46, lighten(accent, 0.6), 200),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(128 + i * 38, 352, 26, 24, 5, i < 3 ? lighten(accent, 0.35) : '#33474f'),
    ),
    circle(408, 330, 48, pen.round('#dfe6ea', 'right')),
    circle(408, 330, 36, pen.face(accent)),
    rect(404, 298, 8, 22, 4, '#fff'),
    rect(96, 424, 300, 16, 8, '#cfd9de'),
    placed(
      524,
      470,
      1,
      rect(-18, -26, 36, 96, 14, pen.steel('right')),
      rect(-18, 10, 36, 14, 0, accent),
    ),
  ].join('');

export const implants = {
  implant,
  'cover-screw': coverScrew,
  abutment,
  transfer,
  bone,
  membrane,
  'surgical-kit': surgicalKit,
  physio,
};
