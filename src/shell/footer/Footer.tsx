import { useRouterState } from '@tanstack/react-router';
import { ContactPhone } from '#src/features/account-parts/ContactPhone.tsx';
import { useContacts } from '#src/features/account-parts/use-contacts.ts';
import { HelpLink } from '#src/features/catalog/recommendations/HelpLink.tsx';
import { isTollFree } from '#src/lib/contacts/phone.ts';
import { moscowYear } from '#src/lib/dates/moscow-day.ts';
import { shopName } from '#src/lib/pages/shop-name.ts';
import { ColorSchemeSwitch } from '#src/shell/account/ColorSchemeSwitch.tsx';
import { Logo } from '#src/shell/header/Logo.tsx';
import { NavLink } from '#src/shell/header/top-bar/NavLink.tsx';
import { SupportLink } from '#src/shell/header/top-bar/SupportLink.tsx';
import { TradingLink } from '#src/shell/header/top-bar/TradingLink.tsx';
import { PageWidth } from '#src/shell/PageWidth.tsx';
import { RenderWhenVisible } from '#src/ssr/boundaries/RenderWhenVisible.tsx';
import { ContactEmail } from './ContactEmail.tsx';
import classes from './Footer.module.css';
import { FooterApps } from './FooterApps.tsx';
import { footerColumns } from './footer-links.ts';
import { RatingWidget } from './RatingWidget.tsx';
import { SubscribeField } from './SubscribeField.tsx';

/** Footer of every page. */
export function Footer() {
  const isFree = isTollFree(useContacts().contactPhone);
  const here = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <footer className={classes.footer}>
      <PageWidth>
        <div className={classes.top}>
          <div className={classes.contacts}>
            <Logo />
            <ContactPhone className={classes.phone} />
            {isFree && <p className={classes.note}>звонок по России бесплатный</p>}
            <ContactEmail className={classes.link} />
            <SupportLink className={classes.link} />
            <RatingWidget />
          </div>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul className={classes.list}>
                {links.map((link) => (
                  <li key={link.title}>
                    <NavLink to={link.to} current={link.to === here} className={classes.link}>
                      {link.title}
                    </NavLink>
                  </li>
                ))}
                {title === 'Покупателям' && (
                  <li>
                    <TradingLink className={classes.link} />
                  </li>
                )}
                {title === 'О магазине' && (
                  <li>
                    <HelpLink className={classes.link} />
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
        <div className={classes.middle}>
          {/* Browsers scan the fields of a page right after parsing (autofill), which would force
              style and layout of the footer. */}
          <RenderWhenVisible place={classes.subscribe}>
            <SubscribeField />
          </RenderWhenVisible>
          <FooterApps />
        </div>
        <div className={classes.bottom}>
          <p className={classes.note}>
            © {moscowYear(new Date())} {shopName}. Имеются противопоказания, проконсультируйтесь со
            специалистом.
          </p>
          <RenderWhenVisible place={classes.scheme}>
            <ColorSchemeSwitch />
          </RenderWhenVisible>
        </div>
      </PageWidth>
    </footer>
  );
}
