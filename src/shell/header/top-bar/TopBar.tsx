import { useRouterState } from '@tanstack/react-router';
import { ContactPhone } from '#src/features/account-parts/ContactPhone.tsx';
import { useContacts } from '#src/features/account-parts/use-contacts.ts';
import { isTollFree } from '#src/lib/contacts/phone.ts';
import { infoPath } from '#src/lib/pages/info-pages.ts';
import { PageWidth } from '#src/shell/PageWidth.tsx';
import { NavLink } from './NavLink.tsx';
import { ServiceSwitcher } from './ServiceSwitcher.tsx';
import { SupportLink } from './SupportLink.tsx';
import classes from './TopBar.module.css';

const links = [
  { to: '/promotions', title: 'Акции' },
  { to: '/brands', title: 'Бренды' },
  { to: infoPath('delivery'), title: 'Доставка' },
  { to: infoPath('warranty'), title: 'Гарантия и ремонт' },
  { to: infoPath('howToOrder'), title: 'Как сделать заказ' },
  { to: infoPath('buyLikeLegal'), title: 'Юридическим лицам' },
  { to: infoPath('contacts'), title: 'Контакты' },
] as const;

/** Above the header: other services, help pages and the phone number. */
export function TopBar() {
  const isFree = isTollFree(useContacts().contactPhone);
  const here = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div className={classes.strip}>
      <PageWidth>
        <div className={classes.row}>
          <ServiceSwitcher />
          <nav className={classes.links} aria-label="Разделы магазина">
            {links.map(({ to, title }) => (
              <NavLink key={to} to={to} current={to === here} className={classes.link}>
                {title}
              </NavLink>
            ))}
          </nav>
          <SupportLink className={`${classes.link} ${classes.support}`} />
          <p className={classes.phone}>
            <ContactPhone className={classes.number} />
            {isFree && <span>звонок по России бесплатный</span>}
          </p>
        </div>
      </PageWidth>
    </div>
  );
}
