import { inflateSync } from 'node:zlib';

/** The text of a PDF made by pdfkit, by page, in drawing order; and its filled rectangles. */
export interface PdfContent {
  pages: string[];
  /** `x y width height` of every rectangle, by page. */
  rectangles: number[][][];
}

function streamOf(object: string): string {
  const body = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object)?.[1] ?? '';
  const bytes = Buffer.from(body, 'latin1');
  return object.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : body;
}

/** Characters by their glyph code, four hexadecimal digits. */
function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  const ranges = map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi);
  for (const [, first = '0', list = ''] of ranges) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return glyphs;
}

function readTexts(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string {
  let glyphs: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font);
    const codes = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    if (shown !== undefined) lines.push(codes.map((code) => glyphs?.get(code) ?? '').join(''));
  }
  return lines.join('\n');
}

/** Reads the text of a document drawn by pdfkit. */
export function readPdf(bytes: Uint8Array): PdfContent {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const reference = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const fonts = new Map(
    [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const map = reference(objects.get(id) ?? '', 'ToUnicode');
      return [name, readGlyphs(streamOf(map))] as const;
    }),
  );
  const contents = [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => streamOf(reference(body, 'Contents')));
  return {
    pages: contents.map((content) => readTexts(content, fonts)),
    rectangles: contents.map((content) =>
      [...content.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)].map((match) =>
        match.slice(1).map(Number),
      ),
    ),
  };
}
