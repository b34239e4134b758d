import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

/** The way to a page outside about how recommendations come about, where the settings know one. */
export function HelpLink({ className }: { className: string | undefined }) {
  const { data } = useQuery(settingsQuery());
  if (!data?.recommendationHelpURL) return null;
  return (
    <a
      href={data.recommendationHelpURL}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      Как мы рекомендуем
    </a>
  );
}
