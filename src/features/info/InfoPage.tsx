import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeading } from '#src/ui/kit/page/PageHeading.tsx';
import classes from './InfoPage.module.css';
import { infoGroups } from './info-pages.ts';

interface InfoPageProps {
  title: string;
  /** The gist in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page to read: the text in a comfortable width, all information pages beside it. */
export function InfoPage({ title, lead, children }: InfoPageProps) {
  return (
    <div className={classes.layout}>
      <nav className={classes.menu} aria-label="Информация">
        {infoGroups.map((group) => (
          <div key={group.title} className={classes.group}>
            <p className={classes.groupTitle}>{group.title}</p>
            <ul className={classes.list}>
              {group.pages.map(({ to, title: name }) => (
                <li key={name}>
                  <Link to={to} className={classes.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <article className={classes.article}>
        <PageHeading>{title}</PageHeading>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.text}>{children}</div>
      </article>
    </div>
  );
}
