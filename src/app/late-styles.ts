/**
 * A rendered page brings the rules that it uses in its head and names the whole style sheets for
 * print alone, so that they hold nothing up. From now on they count.
 */
export function applyLateStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) {
    link.media = 'all';
  }
}
