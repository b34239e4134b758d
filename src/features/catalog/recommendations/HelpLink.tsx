import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

/** A link to an external page about how recommendations work, if the settings have one. */
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
