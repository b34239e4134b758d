import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyComponent } from '#src/ssr/boundaries/lazy-component.tsx';
import { parseApplicationSearch } from './application-search.ts';
import type { ApplicantCompany } from './CompanySelect.tsx';

const ApplicationDialog = lazyComponent(
  async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog,
);

/** Opens the application that the URL names (`?apply=edo`); closing removes it from the URL. */
export function ApplicationDialogHost({ companies }: { companies: readonly ApplicantCompany[] }) {
  const { apply } = parseApplicationSearch(useLocation().search);
  const navigate = useNavigate();
  if (apply === undefined) return null;
  const close = () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, apply: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Suspense fallback={null}>
      <ApplicationDialog key={apply} kind={apply} companies={companies} onClose={close} />
    </Suspense>
  );
}
