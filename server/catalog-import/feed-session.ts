import { sql } from 'drizzle-orm';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import type {
  FeedBrand,
  FeedCategory,
  FeedItem,
  FeedOffer,
  FeedPromo,
  FeedReplacement,
} from '#server/catalog-import/feed/feed-items.ts';
import type { FeedLimits } from '#server/catalog-import/feed/feed-limits.ts';
import type { LostPromoProduct } from '#server/catalog-import/merge/plan.ts';
import {
  type ProductRow,
  type StagedBrand,
  stageProducts,
} from '#server/catalog-import/merge/staging.ts';
import { CurrencyTable } from '#server/catalog-import/offer/currencies.ts';
import {
  createSanitizer,
  plainText,
  sanitizeDescription,
} from '#server/catalog-import/offer/description.ts';
import { readOffer } from '#server/catalog-import/offer/offer.ts';
import { SlugRegister } from '#server/catalog-import/offer/slug.ts';
import type { Database } from '#server/db/connection.ts';
import type { PictureRecord } from '#server/db/schema/catalog.ts';
import { BASE_VAT_RATE, type VatRate } from '#server/pricing/vat.ts';
import { normalizeSearchText } from '#server/search/text.ts';
import { buildCategoryTree, type StagedCategory } from './category-tree.ts';
import { stableID } from './ids.ts';
import { Rejection } from './import-notes.ts';
import { OutsideImages } from './outside-images.ts';
import { readPromo, type StagedPromo } from './promos.ts';
import { readReplacements, type StagedReplacement } from './replacements.ts';
import type { ImportReport } from './report.ts';

const BATCH = 500;
const DEFAULT_STOCK = 10;

interface SessionOptions {
  assumedStock?: number;
  assumedVat?: VatRate;
  imageOrigins?: readonly string[];
  now?: Date;
}

interface BrandEntry {
  name: string;
  described: FeedBrand | null;
}

/** One import while the feed is read: validates items, stages offers, collects small lists. */
export class FeedSession {
  readonly now: Date;
  readonly #tx: Database;
  readonly #report: ImportReport;
  readonly #limits: FeedLimits;
  readonly #assumedStock: number;
  readonly #assumedVat: VatRate;
  readonly #currencies = new CurrencyTable();
  readonly #categories: FeedCategory[] = [];
  readonly #brands = new Map<string, BrandEntry>();
  readonly #gifts = new Map<string, string>();
  readonly #promos: FeedPromo[] = [];
  readonly #replacements: FeedReplacement[] = [];
  readonly #ids = new Set<string>();
  readonly #batch: ProductRow[] = [];
  readonly #sanitize = createSanitizer();
  readonly #images: OutsideImages;
  #accepted = 0;

  constructor(tx: Database, report: ImportReport, limits: FeedLimits, options: SessionOptions) {
    this.#tx = tx;
    this.#report = report;
    this.#limits = limits;
    this.#assumedStock = options.assumedStock ?? DEFAULT_STOCK;
    this.#assumedVat = options.assumedVat === undefined ? BASE_VAT_RATE : options.assumedVat;
    this.#images = new OutsideImages(options.imageOrigins ?? []);
    this.now = options.now ?? new Date();
  }

  get offers(): number {
    return this.#report.offers;
  }

  get accepted(): number {
    return this.#accepted;
  }

  async take(items: readonly FeedItem[]): Promise<void> {
    for (const item of items) {
      if (item.kind === 'offer') this.#offer(item.offer);
      else if (item.kind === 'category') this.#category(item.category);
      else if (item.kind === 'currency') this.#currencies.add(item.currency);
      else if (item.kind === 'brand') this.#brand(item.brand.name, item.brand);
      else if (item.kind === 'replacement') this.#replacement(item.replacement);
      else if (item.kind === 'gift') this.#gifts.set(item.id, plainText(item.name));
      else this.#promos.push(item.promo);
      if (this.#batch.length >= BATCH) await this.flush();
    }
  }

  /** Writes the offers that wait for it, and the images to load, into the stage. */
  async flush(): Promise<void> {
    await stageProducts(this.#tx, this.#batch.splice(0));
    await this.#images.flush(this.#tx);
  }

  /** The collected lists with slugs; existing slugs of the catalog are reused. */
  async gather(): Promise<{
    categories: Array<StagedCategory & { slug: string }>;
    brands: StagedBrand[];
    promos: Array<StagedPromo & { slug: string; position: number }>;
    replacements: StagedReplacement[];
  }> {
    const tree = buildCategoryTree(this.#categories);
    this.#report.rejected.push(...tree.rejected);
    this.#report.warned.push(...tree.warned);
    const promos = this.#readPromos();
    return {
      categories: await this.#withSlugs('categories', tree.categories),
      brands: await this.#withSlugs('brands', this.#stagedBrands()),
      promos: await this.#withSlugs('promotions', promos),
      replacements: readReplacements(this.#replacements, (note) => this.#report.warned.push(note)),
    };
  }

  rejectUnknownCategories(
    rows: ReadonlyArray<{ line: number; market_id: string; category_id: string }>,
  ): void {
    this.#accepted -= rows.length;
    for (const { line, market_id: id, category_id: category } of rows) {
      const reason = `неизвестная категория ${category}`;
      this.#report.rejected.push({ line, id, topic: 'неизвестная категория', reason });
    }
    this.#report.rejected.sort((left, right) => left.line - right.line);
  }

  noteLostProducts(lost: readonly LostPromoProduct[]): void {
    const lines = new Map(this.#promos.map(({ id, line }) => [id, line]));
    for (const { promotionID, id } of lost) {
      const line = lines.get(promotionID) ?? 0;
      const reason = `в акции назван товар или категория ${id}, которых нет в каталоге`;
      this.#report.warned.push({ line, id: promotionID, topic: 'акция', reason });
    }
  }

  #offer(offer: FeedOffer): void {
    this.#report.offers += 1;
    if (this.#report.offers > this.#limits.offers) {
      throw new FeedError(`Предложений больше ${this.#limits.offers}.`, offer.line);
    }
    const note = { line: offer.line, id: offer.id };
    try {
      const pictures = offer.pictures.map((picture) => this.#images.replace(picture));
      const { brand, ...row } = readOffer(
        { ...offer, pictures },
        {
          currencies: this.#currencies,
          assumedStock: this.#assumedStock,
          assumedVat: this.#assumedVat,
          sanitize: this.#sanitize,
          warn: (topic, reason) => this.#report.warned.push({ ...note, topic, reason }),
        },
      );
      if (this.#ids.has(offer.id)) {
        throw new Rejection(
          'повтор id',
          `id ${offer.id} уже был в этом файле: принято первое предложение`,
        );
      }
      this.#ids.add(offer.id);
      this.#images.need(offer.pictures);
      const brandID = brand === null ? null : this.#brand(brand, null);
      this.#batch.push({ ...row, brand_id: brandID, ordinal: this.#report.offers });
      this.#accepted += 1;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const line = error.line ?? note.line;
      this.#report.rejected.push({ ...note, line, topic: error.topic, reason: error.message });
    }
  }

  #category(category: FeedCategory): void {
    this.#categories.push({ ...category, picture: this.#ownImage(category.picture) });
    if (this.#categories.length > this.#limits.categories) {
      throw new FeedError(`Категорий больше ${this.#limits.categories}.`, category.line);
    }
  }

  #replacement(replacement: FeedReplacement): void {
    this.#replacements.push(replacement);
    if (this.#replacements.length > this.#limits.replacements) {
      throw new FeedError(`Замен больше ${this.#limits.replacements}.`, replacement.line);
    }
  }

  /** A single image, which will be loaded when it is on another site. */
  #ownImage(image: PictureRecord | null): PictureRecord | null {
    this.#images.need([image]);
    return image && this.#images.replace(image);
  }

  #brand(name: string, described: FeedBrand | null): string {
    const key = normalizeSearchText(name);
    const known = this.#brands.get(key);
    if (known === undefined) this.#brands.set(key, { name, described });
    else known.described ??= described;
    return stableID('brand', key);
  }

  #stagedBrands(): Array<Omit<StagedBrand, 'slug'>> {
    return [...this.#brands].map(([key, { name, described }]) => ({
      id: stableID('brand', key),
      name,
      country: described?.country || null,
      description: described === null ? null : sanitizeDescription(described.description),
      logo: this.#ownImage(described?.logo ?? null),
    }));
  }

  #readPromos(): Array<StagedPromo & { position: number }> {
    const promos = new Map<string, StagedPromo & { position: number }>();
    for (const promo of this.#promos) {
      try {
        if (promos.has(promo.id))
          throw new Rejection('акция', `акция ${promo.id} уже описана выше`);
        const rules = { currencies: this.#currencies, gifts: this.#gifts };
        const position = promos.size + 1;
        const staged = readPromo(promo, rules, this.now);
        const creative = this.#ownImage(staged.creative);
        promos.set(promo.id, { ...staged, creative, position });
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        const { line, id } = promo;
        this.#report.rejected.push({ line, id, topic: error.topic, reason: error.message });
      }
    }
    return [...promos.values()];
  }

  async #withSlugs<Row extends { id: string; name: string }>(
    table: 'categories' | 'brands' | 'promotions',
    rows: readonly Row[],
  ): Promise<Array<Row & { slug: string }>> {
    const { rows: known } = await this.#tx.execute<{ id: string; slug: string }>(
      sql.raw(`select id, slug from ${table}`),
    );
    const slugs = new Map(known.map(({ id, slug }) => [id, slug]));
    const register = new SlugRegister(slugs.values());
    return rows.map((row) => {
      const fallback = `${table}-${row.id}`.toLowerCase();
      return { ...row, slug: slugs.get(row.id) ?? register.take(row.name, fallback) };
    });
  }
}
