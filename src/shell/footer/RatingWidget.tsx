import { Suspense } from 'react';
import { appConfig } from '#src/browser/config.ts';
import { useBrowserValue } from '#src/browser/use-browser-value.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const RatingFrame = lazyComponent(async () => (await import('./RatingFrame.tsx')).RatingFrame);

/** Rating at a service of maps and reviews, if the deployment has such a widget and the user has consented to cookies. */
export function RatingWidget() {
  const url = useBrowserValue(() => appConfig().ratingWidgetUrl, '');
  if (url === '') return null;
  return (
    <Suspense>
      <RatingFrame url={url} />
    </Suspense>
  );
}
