import { useRouter, useRouterState } from '@tanstack/react-router';
import { lostValues } from '#src/lib/lost-values.ts';
import classes from './LostValues.module.css';

type Search = Record<string, unknown>;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** What the page does not understand of its URL is said, not dropped in silence. */
export function LostValues() {
  const { routesById } = useRouter();
  const lost = useRouterState({
    select: ({ location, matches }) => {
      const match = matches.at(-1);
      // While another page is on its way, its URL is none of this one's.
      if (!match || withoutSlash(match.pathname) !== withoutSlash(location.pathname)) return '';
      const { validateSearch } = routesById[match.routeId].options;
      if (typeof validateSearch !== 'function') return '';
      const given = location.search as Search;
      return lostValues(given, (validateSearch as (search: Search) => Search)(given)).join(', ');
    },
  });
  if (lost === '') return null;
  return (
    <p className={classes.note} role="status">
      Часть ссылки непонятна и не применена: <strong>{lost}</strong>
    </p>
  );
}
