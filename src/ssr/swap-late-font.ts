import type { AppRouter } from '#src/app/router.tsx';

const FAMILY = 'Golos Text';
const SAMPLE = 'Стоматологические материалы';

/**
 * Takes the shop's typeface with the next page when it came too late for this one: the first look
 * is then set in the fallback, and letters that change under the user's eyes would cost a layout
 * for nothing (`font-display: optional` in `fonts/fonts.css`).
 */
export function swapLateFont(router: AppRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    if (!fromLocation || !pathChanged) return;
    stop();
    const href = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
    if (href === undefined || isInUse()) return;
    // The browser has given up the one of the style sheet for as long as the page lives.
    const face = new FontFace(FAMILY, `url("${href}")`, { weight: '400 600' });
    face.load().then(
      () => document.fonts.add(face),
      () => {
        // The network has lost it: the fallback stays.
      },
    );
  });
}

/** A text in another letter has another width. */
function isInUse(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return true;
  const widthIn = (font: string) => {
    canvas.font = `16px ${font}`;
    return canvas.measureText(SAMPLE).width;
  };
  return widthIn(`"${FAMILY}", monospace`) !== widthIn('monospace');
}
