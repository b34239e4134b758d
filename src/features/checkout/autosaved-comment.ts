import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeCheckoutComment } from '#generated/api/checkout/checkout.ts';
import type { Checkout } from '#generated/api/model/index.ts';
import { dropDraft, readDraft, writeDraft } from '#src/lib/form-drafts.ts';
import type { SectionOutcome } from './section-changes.ts';

export const COMMENT_LIMIT = 500;
/** Milliseconds without typing before the comment is sent. */
const TYPING_PAUSE = 800;

interface AutosavedComment {
  text: string;
  write: (text: string) => void;
  /** Sends what was typed without waiting for a pause. */
  saveNow: () => void;
  state: 'idle' | 'saving' | 'saved' | 'tooLong' | 'failed';
}

/** The comment of a checkout: sent when the typing pauses, kept in the browser until it is taken. */
export function useAutosavedComment(
  { id, comment }: Checkout,
  { mutation }: SectionOutcome,
): AutosavedComment {
  const draft = `comment of ${id}`;
  const [left] = useState(() => readDraft(draft)?.text ?? null);
  const [text, setText] = useState(left ?? comment);
  const { mutate, isPending, isSuccess, isError } = useChangeCheckoutComment({ mutation });
  const tooLong = text.trim().length > COMMENT_LIMIT;

  const save = (typed: string) => {
    const words = typed.trim();
    if (words.length > COMMENT_LIMIT || (words === comment && !isError)) return;
    mutate({ id, data: { comment: words } }, { onSuccess: () => dropDraft(draft) });
  };
  const saveSoon = useDebouncedCallback(save, TYPING_PAUSE);
  const write = (typed: string) => {
    setText(typed);
    writeDraft(draft, { text: typed });
    saveSoon(typed);
  };
  // What was left half-written is sent after a reload.
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
  return { text, write, saveNow, state: tooLong ? 'tooLong' : state };
}
