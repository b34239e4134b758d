import { type PictureRequest, picturePath } from '#demo/artwork/picture-path.ts';
import type { Brand } from '#demo/catalog/brands.ts';
import type { Art, Characteristic, Choice, Line, Template } from '#demo/catalog/model.ts';

const MAX_NOTE = 36;
/** Products whose detail differs by their form. */
const FORMED: ReadonlySet<string> = new Set(['forceps', 'elevator', 'matrix', 'matrix-ring']);
/** Sets that are drawn with as many pieces as they have. */
const COUNTED: ReadonlySet<string> = new Set(['syringe-set']);
/** What a color says by itself. */
const SEEN = /цвет|оттенок|вкус/i;
/** The part of a value that is enough: «верхние резцы, № 2», «с эпинефрином 1:100 000». */
const DISTINCTIVE = /№ \S+$|1:[\d ]+$/;
const SIZES = /^(?:длина|диаметр|размер|ширина|толщина|высота)/i;
const MEASURED = /\d ?(?:мм|см|мкм)$/;

function wordsOf({ axis, value }: Choice): string {
  const distinctive = DISTINCTIVE.exec(value)?.[0];
  return distinctive ?? axis.label.replace('{}', value);
}

/** Features of a variant besides its color and label; «премолярные · 35 мкм». */
function noteOf(art: Art, chosen: readonly Choice[]): string {
  const isSeen = ({ axis, value }: Choice) =>
    axis.name === art.label ||
    (axis.name === art.tint?.axis && SEEN.test(axis.name) && value in art.tint.colors);
  const hidden = chosen.filter((choice) => !isSeen(choice));
  const note = hidden.map(wordsOf).join(' · ');
  const short = hidden.map(({ value }) => DISTINCTIVE.exec(value)?.[0] ?? value).join(' · ');
  return (note.length > MAX_NOTE ? short : note).slice(0, MAX_NOTE);
}

/** A parameter in words: «Артикаин», «21 мм». */
function parameterWords(value: Characteristic): string {
  return typeof value === 'string' ? value : value.join(' ');
}

/** A dimension to draw: «Длина 21 мм»; null when the product has none in millimetres. */
function dimensionOf(chosen: readonly Choice[], { params }: Template): string | null {
  const sizes = [
    ...chosen.map(({ axis, value }) => [axis.name, `${value} ${axis.unit ?? ''}`.trim()] as const),
    ...Object.entries(params).map(([name, value]) => [name, parameterWords(value)] as const),
  ];
  const found = sizes.find(([name, value]) => SIZES.test(name) && MEASURED.test(value));
  const words = found?.join(' ') ?? '';
  return words === '' || words.length > MAX_NOTE ? null : words;
}

/** The name of a line without its brand; complete where the brand is only a part of a word. */
function tradeName(name: string, brand: string): string {
  const rest = name.replace(brand, '');
  return /^[-–]/.test(rest) ? name : rest.trim();
}

/** Images of a variant: the product, then a dimension, its pack or a detail. */
export function listPictures(
  art: Art,
  brand: Brand,
  chosen: readonly Choice[],
  template: Template,
  line: Line,
): string[] {
  const chosenValue = (axis: string | undefined): string =>
    chosen.find((choice) => choice.axis.name === axis)?.value ?? '';
  const parameter = line.params?.[art.label ?? ''] ?? template.params[art.label ?? ''] ?? '';
  const tinted = art.tint === undefined ? undefined : art.tint.colors[chosenValue(art.tint.axis)];
  const look = {
    kind: art.kind,
    color: tinted ?? art.color ?? brand.color,
    accent: brand.color,
    label: chosenValue(art.label) || parameterWords(parameter),
  };
  const dimension = dimensionOf(chosen, template);
  // Another line of the brand may have the same color and label: the trade name distinguishes it.
  const note = noteOf(art, chosen) || tradeName(line.name, brand.name).slice(0, MAX_NOTE);
  return [picturePath({ view: 'product', ...look, note }), picturePath(second())];

  function second(): PictureRequest {
    if (dimension !== null) return { view: 'scheme', ...look, note: dimension };
    const { pack } = template;
    if (pack !== '1 шт.' && pack.length <= MAX_NOTE) {
      return { view: 'pack', ...look, note: COUNTED.has(art.kind) ? note : pack };
    }
    return { view: 'detail', ...look, note: FORMED.has(art.kind) ? note : '' };
  }
}
