import { Link } from '@tanstack/react-router';
import { useGetStaticPageSuspense } from '#generated/api/emptypage/get-static-page.ts';
import { CookieChoice } from '#src/features/account-parts/CookieChoice.tsx';
import { infoGroups } from '#src/lib/pages/info-pages.ts';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import { InfoAction } from './InfoAction.tsx';
import classes from './InfoScreen.module.css';
import { InfoText } from './InfoText.tsx';
import { infoOptions } from './info-query.ts';

/** `/info/$page`: the text in a comfortable width, all information pages beside it. */
export function InfoScreen({ page }: { page: string }) {
  const { data } = useGetStaticPageSuspense(page, infoOptions);
  return (
    <div className={classes.layout}>
      <nav className={classes.menu} aria-label="Информация">
        {infoGroups.map((group) => (
          <div key={group.title} className={classes.group}>
            <p className={classes.groupTitle}>{group.title}</p>
            <ul className={classes.list}>
              {group.pages.map(({ id, title }) => (
                <li key={id}>
                  <Link to="/info/$page" params={{ page: id }} className={classes.link}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <article className={classes.article}>
        <PageHeading actions={<InfoAction page={page} />}>{data.title}</PageHeading>
        <div className={classes.text}>
          <InfoText html={data.html} />
        </div>
        {page === 'privacyPolicy' && (
          <section className={classes.cookies} aria-labelledby="cookie-choice">
            <h2 id="cookie-choice">Ваше согласие на cookie</h2>
            <CookieChoice />
          </section>
        )}
      </article>
    </div>
  );
}
