import { type Brand, brands } from '#demo/catalog/brands.ts';
import type {
  Axis,
  AxisValue,
  Characteristic,
  Choice,
  Line,
  Template,
} from '#demo/catalog/model.ts';
import type { VatRate } from '#server/pricing/vat.ts';
import { listPictures } from './pictures.ts';
import { between, randomStream, seedOf } from './random.ts';
import { rollAvailability } from './rolls.ts';
import { vatOf } from './vat.ts';

/** An offer of the demo feed. Money is kopecks, weight grams. */
export interface DemoOffer {
  id: string;
  groupID: string | null;
  category: string;
  typePrefix: string;
  name: string;
  brand: Brand;
  vendorCode: string;
  manufacturerCode: string;
  barcode: string;
  price: number;
  oldPrice: number | null;
  vatRate: VatRate;
  weight: number;
  params: Array<{ name: string; unit: string | null; value: string }>;
  pictures: string[];
  description: string;
  step: number;
  minimum: number;
  stock: number;
  available: boolean;
  extension: ReadonlyMap<string, string>;
}

const DAY_MS = 86_400_000;

function choices(axis: Axis, only: readonly string[] | undefined): Choice[] {
  const all = axis.values.map((entry: AxisValue) =>
    typeof entry === 'string'
      ? { axis, value: entry, price: 1, weight: null }
      : { axis, value: entry.value, price: entry.price ?? 1, weight: entry.weight ?? null },
  );
  return only === undefined ? all : all.filter(({ value }) => only.includes(value));
}

/** Every combination of one value from each axis. */
function combinations(axes: readonly Axis[], line: Line): Choice[][] {
  return axes.reduce<Choice[][]>(
    (found, axis) =>
      found.flatMap((head) =>
        choices(axis, line.only?.[axis.name]).map((choice) => [...head, choice]),
      ),
    [[]],
  );
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Kopecks of a shelf price: whole tens of rubles above 300 ₽, whole rubles below. */
function shelfPrice(rubles: number): number {
  const step = rubles >= 300 ? 10 : rubles >= 30 ? 1 : 0.5;
  return Math.round(Math.max(step, Math.round(rubles / step) * step) * 100);
}

function checkDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

function ean13(seed: number): string {
  const digits = `29${String(seed % 10_000_000_000).padStart(10, '0')}`;
  return digits + checkDigit(digits);
}

function composeDescription(template: Template, line: Line): string {
  const uses = template.uses.map((use) => `<li>${use}</li>`).join('');
  return (
    `<p>${template.about}</p><p>${line.note}</p>` +
    `<h3>${template.usesTitle ?? 'Показания'}</h3><ul>${uses}</ul>` +
    `<h3>Комплектация</h3><p>${line.name}: ${template.pack.replace(/\.$/, '')}.</p>`
  );
}

function param([name, value]: readonly [string, Characteristic]): DemoOffer['params'][number] {
  return typeof value === 'string'
    ? { name, unit: null, value }
    : { name, unit: value[1], value: value[0] };
}

/** The id of a member of a family. */
function offerID(number: number, index: number): string {
  return `${1_000_000 + number * 1000 + index}`;
}

/** The registration certificate of a family; its file is named after the family's first member. */
function certificate(seed: number, now: number, firstID: string): Array<[string, string]> {
  const random = randomStream(seed);
  const issued = now - between(200, 3200, random) * DAY_MS;
  const number = `РЗН ${new Date(issued).getUTCFullYear()}/${between(1200, 19_800, random)}`;
  const end: Array<[string, string]> =
    random() < 0.3
      ? [['certificate-valid-until', isoDate(now + between(90, 1500, random) * DAY_MS)]]
      : [];
  return [
    ['certificate-number', number],
    ['certificate-date', isoDate(issued)],
    ['certificate-url', `/certificates/${firstID}.pdf`],
    ...end,
  ];
}

/** «1 шт.» is omitted. */
function packLabel({ pack, packInName }: Template): string[] {
  return packInName === false || pack === '1 шт.' ? [] : [pack];
}

/** «6 шт.» of a pack as an attribute, unless the template contains the quantity. */
function packed({ pack }: Template, params: DemoOffer['params']): DemoOffer['params'] {
  const [, value, unit] = /^(\d+) (шт\.|пар|карпул)$/.exec(pack) ?? [];
  const known = params.some(({ name }) => name === 'Количество' || name === 'В упаковке');
  if (value === undefined || unit === undefined || value === '1' || known) return params;
  return [...params, { name: 'В упаковке', unit, value }];
}

interface FamilyContext {
  template: Template;
  line: Line;
  /** Number of the family, from 1. */
  number: number;
  /** Milliseconds. */
  now: number;
  seed: number;
  /** Suffix of the trade name; distinguishes copies of the range in a big feed. */
  suffix: string;
}

/** What the feed says of every member of a family. */
function commonExtension(context: FamilyContext, familySeed: number): Array<[string, string]> {
  const { template, number, now } = context;
  const restricted: Array<[string, string]> = [['sale-forbidden', 'true']];
  return [
    ...(template.restricted === true ? restricted : []),
    ...(template.certificate === false ? [] : certificate(familySeed, now, offerID(number, 0))),
  ];
}

/** When a member came; some families are new and come bit by bit. */
function arrival(familySeed: number, member: number, now: number): Array<[string, string]> {
  const fresh = randomStream(familySeed ^ 0x51ed)() < 0.07;
  const random = randomStream(familySeed ^ (fresh ? member : 0));
  const age = fresh ? between(1, 40, random) : between(60, 1800, random);
  const added: [string, string] = ['added', isoDate(now - age * DAY_MS)];
  return fresh ? [added, ['new', 'true']] : [added];
}

function* family(context: FamilyContext): Generator<DemoOffer> {
  const { template, line, number, seed, suffix } = context;
  const brand = brands[line.brand];
  const familySeed = seedOf(`${seed}:${line.name}:${template.type}:${suffix}`);
  const familyRandom = randomStream(familySeed);
  const appeal = familyRandom() ** 3;
  const discount = familyRandom() < 0.16 ? between(7, 30, familyRandom) : 0;
  const shared = commonExtension(context, familySeed);
  const members = combinations(template.axes ?? [], line);
  const art = { ...template.art, ...line.art };
  for (const [index, chosen] of members.entries()) {
    const random = randomStream(familySeed + index + 1);
    const factor = chosen.reduce((product, choice) => product * choice.price, 1);
    const price = shelfPrice(line.price * factor);
    const code = `${1000 + number}-${String(index + 1).padStart(2, '0')}`;
    const labels = chosen.map(({ axis, value }) => axis.label.replace('{}', value));
    // One or two members of a family sell best; the rest trail, so that lists show many families.
    const rank = (index + familySeed) % members.length;
    const popularity = Math.round(((appeal * 900 + 60) * (0.7 + 0.6 * random())) / (1 + rank));
    const { stock, extension } = rollAvailability(random, line.price * factor);
    yield {
      id: offerID(number, index),
      groupID: members.length > 1 ? `G${number}` : null,
      category: template.category,
      typePrefix: template.type,
      name: [`${template.type} ${line.name}${suffix}`, ...labels, ...packLabel(template)].join(
        ', ',
      ),
      brand,
      vendorCode: `${brand.code}-${code}`,
      manufacturerCode: `${(familySeed % 900_000) + 100_000}${String(index + 1).padStart(2, '0')}`,
      barcode: ean13(familySeed + index),
      price: discount === 0 ? price : shelfPrice((price / 100) * (1 - discount / 100)),
      oldPrice: discount === 0 ? null : price,
      vatRate: vatOf(template),
      weight: chosen.reduce((weight, choice) => choice.weight ?? weight, template.weight),
      params: packed(template, [
        ...chosen.map(({ axis, value }) => ({ name: axis.name, unit: axis.unit ?? null, value })),
        ...Object.entries({ ...template.params, ...line.params }).map(param),
      ]),
      pictures: listPictures(art, brand, chosen, template, line),
      description: composeDescription(template, line),
      step: template.step ?? 1,
      minimum: template.minimum ?? 1,
      stock,
      available: stock > 0,
      extension: new Map([
        ...shared,
        ...arrival(familySeed, index, context.now),
        ...extension,
        ['popularity', String(popularity)],
      ]),
    };
  }
}

/** The range of `templates`, family by family; `round` above 0 makes a copy under other names. */
export function* listOffers(
  templates: readonly Template[],
  options: { seed: number; now: Date; round: number },
): Generator<DemoOffer> {
  let number = 0;
  const perRound = templates.reduce((sum, { lines }) => sum + lines.length, 0);
  for (const template of templates) {
    for (const line of template.lines) {
      number += 1;
      yield* family({
        template,
        line,
        number: options.round * perRound + number,
        now: options.now.getTime(),
        seed: options.seed,
        suffix: options.round === 0 ? '' : ` ${options.round + 1}`,
      });
    }
  }
}
