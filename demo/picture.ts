import { drawBrandLogo } from '#demo/artwork/brand-logo.ts';
import { drawPicture } from '#demo/artwork/draw-picture.ts';
import { parsePicturePath } from '#demo/artwork/picture-path.ts';
import { drawBanner } from '#demo/artwork/promotion-banner.ts';
import { type BrandKey, brands } from '#demo/catalog/brands.ts';
import { type DemoPromotion, promotions } from '#demo/catalog/promotions.ts';
import { seedOf } from '#demo/feed/random.ts';

const BRAND = /^\/pictures\/brand\/([a-z]+)\.svg$/;
const PROMOTION = /^\/pictures\/promotion\/([a-z-]+?)(-phone)?\.svg$/;

function isBrand(key: string): key is BrandKey {
  return Object.hasOwn(brands, key);
}

function badgeOf({ type, percent, required, free }: DemoPromotion): string {
  if (type === 'n plus m') return `${required} + ${free}`;
  return percent === undefined ? '' : `−${percent} %`;
}

/**
 * The image at a URL path of the demo artwork, as SVG text; null for any other path. Needs no
 * database: everything is in the path or in the demo's own tables.
 */
export function picture(address: string): string | null {
  const request = parsePicturePath(address);
  if (request !== null) return drawPicture(request);
  const brandKey = BRAND.exec(address)?.[1] ?? '';
  if (isBrand(brandKey)) {
    const { name, color, accent } = brands[brandKey];
    return drawBrandLogo(name, color, accent, seedOf(brandKey));
  }
  const [, id, phone] = PROMOTION.exec(address) ?? [];
  const promotion = promotions.find((one) => one.id === id);
  if (promotion === undefined) return null;
  const { art, color } = promotion;
  const banner = { kind: art, color, badge: badgeOf(promotion) };
  return drawBanner(banner, phone === undefined ? 'wide' : 'phone');
}
