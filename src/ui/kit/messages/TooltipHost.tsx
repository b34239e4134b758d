import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { closestTooltip } from './tooltip.ts';

const TooltipLayer = lazyComponent(async () => (await import('./TooltipLayer.tsx')).TooltipLayer);

/**
 * Renders tooltips; their code is loaded when an element with a tooltip is first hovered or
 * focused.
 */
export function TooltipHost() {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  const waiting = first === null;

  useEffect(() => {
    if (!waiting) return;
    const controller = new AbortController();
    const notice = ({ target }: Event) => setFirst(closestTooltip(target));
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, notice, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [waiting]);

  return first ? (
    <Suspense>
      <TooltipLayer first={first} />
    </Suspense>
  ) : null;
}
