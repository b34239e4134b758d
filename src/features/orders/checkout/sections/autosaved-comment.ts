import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChangeCheckoutComment } from '#generated/api/checkout/change-checkout-comment.ts';
import type { Checkout } from '#generated/api/model/index.ts';
import { dropDraft, readDraft, writeDraft } from '#src/browser/storage/form-drafts.ts';
import type { SectionOutcome } from '#src/features/orders/checkout/sections/changes/section-changes.ts';
import { maxLength } from '#src/lib/validation.ts';

/** Debounce in milliseconds before the comment is sent. */
const TYPING_PAUSE = 800;

interface AutosavedComment {
  text: string;
  write: (text: string) => void;
  /** Sends the typed text without the debounce, unless it is too long. */
  saveNow: () => void;
  /** Whether the server has the last typed text. */
  isSaved: () => boolean;
  /** Why it cannot be saved; null when it can. */
  invalid: string | null;
  state: 'idle' | 'saving' | 'saved' | 'tooLong' | 'failed';
}

/**
 * The comment of a checkout: sent after a debounce, stored in the browser until it is saved.
 * @param limit its maximum length
 */
export function useAutosavedComment(
  { id, comment }: Checkout,
  { mutation }: SectionOutcome,
  limit: number,
): AutosavedComment {
  const tooLong = maxLength(limit);
  const draft = `comment of ${id}`;
  const [left] = useState(() => readDraft(draft)?.text ?? null);
  const [text, setText] = useState(left ?? comment);
  // Confirming reads it between two renders.
  const typedNow = useRef(text.trim());
  const taken = useRef(comment);
  /** The text that is being sent; null when none is. */
  const onWay = useRef<string | null>(null);
  const { mutate, isPending, isSuccess, isError } = useChangeCheckoutComment({
    mutation: {
      ...mutation,
      onSuccess(response, { data }) {
        taken.current = data.comment;
        if (onWay.current === data.comment) onWay.current = null;
        // A text typed since then is a draft of its own.
        if (readDraft(draft)?.text?.trim() === data.comment) dropDraft(draft);
        mutation.onSuccess(response);
      },
      onError(error) {
        onWay.current = null;
        mutation.onError(error);
      },
    },
  });
  const invalid = tooLong(text);

  const save = (typed: string) => {
    const trimmed = typed.trim();
    if (tooLong(trimmed) || trimmed === (onWay.current ?? taken.current)) return;
    onWay.current = trimmed;
    mutate({ id, data: { comment: trimmed } });
  };
  const saveSoon = useDebouncedCallback(save, TYPING_PAUSE);
  const write = (typed: string) => {
    setText(typed);
    typedNow.current = typed.trim();
    writeDraft(draft, { text: typed });
    saveSoon(typed);
  };
  // An unsent draft is sent after a reload.
  const resume = useEffectEvent(save);
  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => resume(left), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [left]);

  const state = isPending ? 'saving' : isError ? 'failed' : isSuccess ? 'saved' : 'idle';
  const saveNow = () => {
    saveSoon.cancel();
    save(text);
  };
  useWindowEvent('online', () => {
    if (isError) saveNow();
  });
  return {
    text,
    write,
    saveNow,
    isSaved: () => typedNow.current === taken.current,
    invalid,
    state: invalid ? 'tooLong' : state,
  };
}
