import { Outlet } from '@tanstack/react-router';
import { useGetProfileSuspense } from '#generated/api/profile/get-profile.ts';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { LinkTab, LinkTabs } from '#src/ui/kit/list/LinkTabs.tsx';
import { PageStack } from '#src/ui/kit/page/PageStack.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';
import classes from './BackofficeLayout.module.css';
import { sectionsOf } from './staff-sections.ts';
import { useShowsApplication } from './use-shows-application.ts';

const APPLICATIONS = '/backoffice/applications';

/** `/backoffice/*`: the tabs that the roles of the user open, and one of them. */
export function BackofficeLayout() {
  const { data: profile } = useGetProfileSuspense();
  const showsApplication = useShowsApplication();
  const sections = sectionsOf(profile.staffRoles ?? []);
  if (sections.length === 0) return <ForStaff />;
  return (
    <PageStack className={classes.layout}>
      <LinkTabs label="Рабочее место" wraps>
        {sections.map(({ to, title }) => (
          <LinkTab
            key={to}
            to={to}
            // An application has the URL of a ticket, but is in the other list.
            activeOptions={{ exact: showsApplication }}
            aria-current={showsApplication && to === APPLICATIONS ? 'page' : undefined}
          >
            {title}
          </LinkTab>
        ))}
      </LinkTabs>
      <Outlet />
    </PageStack>
  );
}

function ForStaff() {
  return (
    <EmptyState
      headingOrder={1}
      title="Этот раздел – для сотрудников магазина"
      description="Если вы работаете в магазине, попросите администратора добавить вам роль и войдите снова."
      actions={<LinkButton to="/">На главную</LinkButton>}
    />
  );
}
