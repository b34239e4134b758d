import { useRouterState } from '@tanstack/react-router';
import { contactPhone } from '#src/lib/contacts.ts';
import { infoPath } from '#src/lib/info-pages.ts';
import { formatFreePhone } from '#src/lib/phone.ts';
import { PageWidth } from '#src/shell/PageWidth.tsx';
import { NavLink } from './NavLink.tsx';
import { ServiceSwitcher } from './ServiceSwitcher.tsx';
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
          <p className={classes.phone}>
            <a href={`tel:${contactPhone}`} className={classes.number}>
              {formatFreePhone(contactPhone)}
            </a>
            <span>звонок по России бесплатный</span>
          </p>
        </div>
      </PageWidth>
    </div>
  );
}
