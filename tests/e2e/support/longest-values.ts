import type { Page } from '@playwright/test';
import { formatMoney } from '#src/lib/numbers/money.ts';

/** Eight digits of rubles with kopecks, as the shop formats them: its spaces never break a line. */
const longestSum = formatMoney(8_888_888_888);

/**
 * Replaces the values on the screen by the longest that the shop allows for: amounts of eight digits
 * with kopecks, the longest names of products and companies. Call it on an idle page; whatever React
 * renders afterwards has its own values again.
 */
export function showLongestValues(page: Page): Promise<void> {
  return page.evaluate((sum) => {
    const name =
      'Наконечник турбинный ортопедический термодезинфицируемый с фиброоптикой и переходником Multiflex-совместимый, 4-канальный, DENTALTECHNIK-QUICKCONNECT-PREMIUM-2026/M4LED';
    const named = 'a[href*="/products/"], [role="listitem"] a, h1, h2, h3, option, th, td';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, nodeValue } = node;
      if (!parent || !nodeValue?.trim() || parent.closest('script, style')) continue;
      const expensive = nodeValue.replaceAll(/[−-]?\d[\d\s]*(?:,\d\d?)?\s₽/g, sum);
      const product = parent.closest('a[href*="/products/"]') && nodeValue.trim().length > 8;
      const heading = parent.closest('main h1') && parent.closest(named);
      node.nodeValue = expensive !== nodeValue ? expensive : product || heading ? name : nodeValue;
    }
  }, longestSum);
}

/** Elements that overflow the viewport horizontally and are not clipped or scrolled by a parent. */
export function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cut = (element: Element | null): boolean => {
      if (!element || element === document.body || element === document.documentElement)
        return false;
      const { overflowX, position } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.getBoundingClientRect().right <= width + 1)
        return true;
      return position === 'fixed' ? false : cut(element.parentElement);
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (own <= 1 || height <= 1 || right <= 0) return false;
      return (right > width + 1 || left < -1) && !cut(element.parentElement);
    });
    const page = document.documentElement.scrollWidth;
    return [
      ...(page > width ? [`The page is ${page} px wide in a window of ${width} px`] : []),
      ...wide.slice(0, 5).map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const text = element.textContent?.trim().slice(0, 40);
        return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> «${text}» ${Math.round(left)}–${Math.round(right)} of ${width} px`;
      }),
    ];
  });
}

/** Buttons whose label is cut off without an ellipsis. */
export function findCutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[data-variant]')]
      .filter((element) => {
        const { overflowX, whiteSpace, textOverflow } = getComputedStyle(element);
        const canBeCut =
          overflowX === 'hidden' && whiteSpace === 'nowrap' && textOverflow === 'clip';
        const isCut = element.scrollWidth > element.clientWidth + 1;
        return canBeCut && isCut && element.clientWidth > 1 && element.checkVisibility();
      })
      .map((element) => `«${element.textContent}» has ${element.clientWidth} px`),
  );
}

/** The share of the viewport's height that fixed and sticky elements cover, from 0 to 1. */
export function pinnedShare(page: Page): Promise<{ share: number; bars: string[] }> {
  return page.evaluate(() => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const pinned = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position, zIndex } = getComputedStyle(element);
      if (!['fixed', 'sticky'].includes(position) || !element.checkVisibility()) return false;
      const box = element.getBoundingClientRect();
      const across = box.width > width / 2 && box.height > 1 && box.height < height;
      if (position === 'fixed') return across && zIndex !== 'auto';
      return across && element.closest('section[aria-label="Покупка"], aside') === null;
    });
    const rows = new Set<number>();
    for (const element of pinned) {
      const { top, bottom } = element.getBoundingClientRect();
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) rows.add(y);
    }
    return {
      share: rows.size / height,
      bars: pinned.map((element) => `${element.localName}.${element.getAttribute('class')}`),
    };
  });
}
