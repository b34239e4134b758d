import type { AppRouter } from './router.tsx';

const FAMILY = 'Golos Text';
const SAMPLE = 'Стоматологические материалы';

/**
 * Uses the shop's font from the next page on when it was loaded too late for this one: the first
 * page then stays in the fallback font, since a font swap would cost a layout shift (`font-display:
 * optional` in `fonts/fonts.css`).
 */
export function swapLateFont(router: AppRouter): void {
  const href = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (href === undefined || isInUse()) return;
  // The browser does not use the font of the style sheet any more while the page lives.
  const face = new FontFace(FAMILY, `url("${href}")`, { weight: '400 600' });
  // Right before the next page is rendered: the present one need not be laid out anew.
  const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) => {
    if (!fromLocation || !pathChanged) return;
    stop();
    if (face.status === 'loaded') document.fonts.add(face);
    else void loading.then((isLoaded) => isLoaded && document.fonts.add(face));
  });
  const loading = face.load().then(
    () => true,
    // Offline: the fallback stays.
    () => false,
  );
}

/** Whether the font is in use: a text in another font has another width. */
function isInUse(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return true;
  const widthIn = (font: string) => {
    canvas.font = `16px ${font}`;
    return canvas.measureText(SAMPLE).width;
  };
  return widthIn(`"${FAMILY}", monospace`) !== widthIn('monospace');
}
