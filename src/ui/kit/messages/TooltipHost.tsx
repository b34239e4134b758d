import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { closestTooltip } from './tooltip.ts';

const TooltipLayer = lazyComponent(async () => (await import('./TooltipLayer.tsx')).TooltipLayer);

/**
 * Renders tooltips; their code is loaded when an element with a tooltip is first hovered or
 * focused.
 */
export function TooltipHost() {
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    if (isNeeded) return;
    const controller = new AbortController();
    const notice = ({ target }: Event) => setNeeded(closestTooltip(target) !== null);
    for (const event of ['pointerover', 'focusin']) {
      document.addEventListener(event, notice, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [isNeeded]);

  return isNeeded ? (
    <Suspense>
      <TooltipLayer />
    </Suspense>
  ) : null;
}
