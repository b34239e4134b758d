import { useRef, useState } from 'react';
import type { CheckoutSectionName } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
import { failureHint } from '#src/features/failure-parts/failure-texts.ts';
import type { SectionPatch } from './expected-checkout.ts';

/** Status codes that the section itself shows. */
export const REJECTIONS = [409, 422];

/** A rejected change: the server's message, and the user's choice. */
interface Rejection {
  message: string;
  patch: SectionPatch;
}

type Rejections = Partial<Record<CheckoutSectionName, Rejection>>;

/** The server's message for a rejection, else what the buyer can do. */
export function reasonOf(error: unknown, name: CheckoutSectionName): string {
  if (error instanceof ApiError && REJECTIONS.includes(error.status)) return error.message;
  // The comment says by itself that it is not saved, and is sent again.
  if (name === 'Comment') {
    return isOffline() ? 'Сохраним, как только связь вернётся.' : failureHint(error);
  }
  return isOffline()
    ? 'Не удалось сохранить: нет соединения с интернетом.'
    : `Не удалось сохранить. ${failureHint(error)}`;
}

/** The first section with a rejected choice; the comment is sent again automatically. */
function firstChoice(rejections: Rejections): CheckoutSectionName | undefined {
  const names = Object.keys(rejections) as CheckoutSectionName[];
  return names.find((name) => name !== 'Comment');
}

/**
 * Drops rejections that a new choice replaces, in the same section or of the same kind: a point
 * with its method.
 */
export function dropReplaced(
  rejections: Rejections,
  name: CheckoutSectionName,
  patch: SectionPatch,
): Rejections {
  const isVoid = (other: string, { patch: old }: Rejection) =>
    other === name || Object.keys(old).some((part) => part in patch);
  return Object.fromEntries(Object.entries(rejections).filter((entry) => !isVoid(...entry)));
}

/** Rejected choices by section, each until a newer choice replaces it. */
export function useRejections() {
  const [shown, setShown] = useState<Rejections>({});
  /** The same, for handlers that must not wait for the next render. */
  const latest = useRef<Rejections>({});
  const change = (next: Rejections) => {
    latest.current = next;
    setShown(next);
  };
  return {
    /** As rendered. */
    shown,
    /** Whether the section has one, at this moment. */
    has: (name: CheckoutSectionName) => latest.current[name] !== undefined,
    /** The section that the buyer must fix before the order is confirmed, at this moment. */
    firstToFix: () => firstChoice(latest.current),
    add: (name: CheckoutSectionName, rejection: Rejection) =>
      change({ ...latest.current, [name]: rejection }),
    /** After a choice was made (`patch`) or saved (an empty patch). */
    drop: (name: CheckoutSectionName, patch: SectionPatch = {}) =>
      change(dropReplaced(latest.current, name, patch)),
  };
}
