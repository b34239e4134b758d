/** SVG elements as text. `fill` is any paint; `more` is further attributes. */

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  const rounded = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rounded} fill="${fill}"${attributes(more)}/>`;
}

/** A circle of one color; `more` are further attributes. */
export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes(more)}/>`;
}

/** An ellipse of one color; `more` are further attributes. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;
}

/** A filled path; `more` are further attributes. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** An open line with round ends. */
export function stroke(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

/** Several shapes with common attributes. */
export function group(more: string, ...children: readonly string[]): string {
  return `<g${attributes(more)}>${children.join('')}</g>`;
}

/** Children rotated by `degrees` around the center of the image. */
export function turned(degrees: number, ...children: readonly string[]): string {
  return group(`transform="rotate(${degrees} 300 300)"`, ...children);
}

/** Children moved, and scaled about their own origin. */
export function placed(
  x: number,
  y: number,
  scale: number,
  ...children: readonly string[]
): string {
  return group(`transform="translate(${x} ${y}) scale(${scale})"`, ...children);
}

/** Text that is safe inside an element and inside an attribute. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Centred text; `y` is its middle. Long text shrinks to `width` where that is given. */
export function text(
  content: string,
  x: number,
  y: number,
  size: number,
  color: string,
  width = 0,
): string {
  if (content === '') return '';
  const estimate = content.length * size * 0.6;
  const fitted = width > 0 && estimate > width ? (size * width) / estimate : size;
  return `<text x="${x}" y="${Math.round((y + fitted * 0.35) * 10) / 10}" font-size="${Math.round(fitted * 10) / 10}" text-anchor="middle" font-family="'Golos Text',Inter,Arial,sans-serif" font-weight="700" fill="${color}">${escapeText(content)}</text>`;
}

function attributes(more: string): string {
  return more === '' ? '' : ` ${more}`;
}
