import { useQuery } from '@tanstack/react-query';
import { SupportCommentMax } from '#generated/api/model/supportComment.ts';
import { settingsQuery } from '#src/features/account-parts/settings-query.ts';

/**
 * Maximum length of the comment of a support request, from the shop's settings: at most that of the
 * contract, which applies until they are loaded too.
 */
export function useCommentLimit(): number {
  const { data: settings } = useQuery(settingsQuery());
  return Math.min(settings?.commentMaxLength ?? SupportCommentMax, SupportCommentMax);
}
