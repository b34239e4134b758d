import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';

const ServiceMenu = lazyComponent(async () => (await import('./ServiceMenu.tsx')).ServiceMenu);

/** The company's other services. Nothing when there are none, as in most shops: not even its code. */
export function ServiceSwitcher() {
  const { data } = useQuery(settingsQuery());
  const services = data?.services ?? [];
  return services.length === 0 ? null : (
    <Suspense>
      <ServiceMenu services={services} />
    </Suspense>
  );
}
