import { useQuery } from '@tanstack/react-query';
import type { CommentMaxLengths } from '#generated/api/model/commentMaxLengths.ts';
import { settingsQuery } from './settings-query.ts';

/**
 * Maximum length of a text in characters, from the shop's settings: at most that of the contract, which
 * applies until they are loaded, and where they do not name it.
 */
export function useCommentMax(text: keyof CommentMaxLengths, most: number): number {
  const { data: settings } = useQuery(settingsQuery());
  return Math.min(settings?.commentMaxLengths?.[text] ?? most, most);
}
