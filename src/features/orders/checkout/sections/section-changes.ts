import { type RefObject, useRef, useState } from 'react';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { failureHint } from '#src/features/failure-parts/failure-texts.ts';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import { endedReasons, useEndedAccess } from '#src/features/orders/checkout/ended-access.ts';
import { readConflict, useStoreCheckout } from './checkout-cache.ts';
import {
  expectedCheckout,
  firstIncomplete,
  type SectionPatch,
  type SentSections,
} from './expected-checkout.ts';

/** Status codes that the section itself shows. */
const REJECTIONS = [409, 422];

const UNSENT = 'Выбор здесь ещё не сохранён: нажмите «Продолжить».';

/** The auto-saved comment, as needed by the confirmation. */
export interface CommentField {
  isValid: () => boolean;
  /** Sends the typed text without the debounce. */
  save: () => void;
  isSaved: () => boolean;
  focus: () => void;
}

/** Shared handling of a section's changes. */
export interface SectionOutcome {
  /** Why the server rejected the last change of this section; its message. */
  rejection: string | null;
  /** Spread into a generated mutation hook: responses update the checkout, in order. */
  mutation: {
    meta: { handledStatuses: number[]; handledReasons: string[] };
    scope: { id: string };
    onSuccess: (checkout: Checkout) => void;
    onError: (error: unknown) => void;
  };
  /** Continues as if the change were saved; when the server rejects it, the section opens again. */
  expect: (patch: SectionPatch) => void;
}

interface SectionChanges {
  /** The checkout with pending changes. */
  shown: Checkout;
  /** The checkout as one section shows it. */
  shownIn: (name: CheckoutSectionName) => Checkout;
  /** The open section. */
  open: CheckoutSectionName | null;
  choose: (name: CheckoutSectionName) => void;
  outcomeOf: (name: CheckoutSectionName) => SectionOutcome;
  /** Changes are pending: the totals are not final. */
  saving: boolean;
  /** Something was chosen in a section and not sent yet. */
  touch: (name: CheckoutSectionName) => void;
  /** How often the buyer was sent to a section because of unsaved input there. */
  focusRequestsOf: (name: CheckoutSectionName) => number;
  comment: RefObject<CommentField | null>;
  guard: ConfirmGuard;
}

/** A rejected change: the server's message, and the user's choice. */
interface Rejected {
  message: string;
  patch: SectionPatch;
}

type RejectedSections = Partial<Record<CheckoutSectionName, Rejected>>;

/** The server's message for a rejection, else what the buyer can do. */
function reasonOf(error: unknown): string {
  const isRejection = error instanceof ApiError && REJECTIONS.includes(error.status);
  return isRejection ? error.message : `Не удалось сохранить. ${failureHint(error)}`;
}

/** The first section with a rejected choice; the comment is sent again automatically. */
function firstChoice(rejected: RejectedSections): CheckoutSectionName | undefined {
  const names = Object.keys(rejected) as CheckoutSectionName[];
  return names.find((name) => name !== 'Comment');
}

/**
 * Drops rejections that a new choice replaces, in the same section or of the same kind: a point
 * with its method.
 */
function dropReplaced(
  rejected: RejectedSections,
  name: CheckoutSectionName,
  patch: SectionPatch,
): RejectedSections {
  const isVoid = (other: string, { patch: old }: Rejected) =>
    other === name || Object.keys(old).some((part) => part in patch);
  return Object.fromEntries(Object.entries(rejected).filter((entry) => !isVoid(...entry)));
}

/** Changes of a checkout: shown at once, sent one after another, rolled back when rejected. */
export function useSectionChanges(checkout: Checkout): SectionChanges {
  const storeCheckout = useStoreCheckout(checkout.id);
  const endAccess = useEndedAccess(checkout.id);
  const [sent, setSent] = useState<SentSections>(new Map());
  const [chosen, setChosen] = useState<CheckoutSectionName | null>(null);
  const [rejected, setRejected] = useState<RejectedSections>({});
  const [called, setCalled] = useState({ name: '', times: 0 });
  /** The same as `rejected`, for code that must not wait for the next render. */
  const lastRejected = useRef<RejectedSections>({});
  const touched = useRef<CheckoutSectionName | null>(null);
  const comment = useRef<CommentField>(null);
  /** Number of pending responses, by section. */
  const waiting = useRef(new Map<CheckoutSectionName, number>());
  /** The last choice, by section. */
  const requested = useRef(new Map<CheckoutSectionName, SectionPatch>());
  const shown = expectedCheckout(checkout, sent);

  // Sections unmount before their responses arrive, so none of this state belongs to them.
  const settle = (name: CheckoutSectionName): boolean => {
    const left = (waiting.current.get(name) ?? 0) - 1;
    waiting.current.set(name, Math.max(0, left));
    if (left === 0) {
      setSent((before) => new Map([...before].filter(([other]) => other !== name)));
    }
    return left >= 0;
  };
  const changeRejected = (next: RejectedSections) => {
    lastRejected.current = next;
    setRejected(next);
  };
  const reject = (name: CheckoutSectionName, message: string) => {
    const patch = requested.current.get(name) ?? {};
    changeRejected({ ...lastRejected.current, [name]: { message, patch } });
  };
  const call = (name: CheckoutSectionName) => {
    if (name === 'Comment') return comment.current?.focus();
    setChosen(name);
    setCalled(({ times }) => ({ name, times: times + 1 }));
  };
  const outcomeOf = (name: CheckoutSectionName): SectionOutcome => ({
    rejection: rejected[name]?.message ?? null,
    mutation: {
      meta: { handledStatuses: REJECTIONS, handledReasons: endedReasons },
      scope: { id: `checkout-${checkout.id}` },
      onSuccess(response) {
        storeCheckout(response);
        settle(name);
        if (name === 'Comment') changeRejected(dropReplaced(lastRejected.current, name, {}));
      },
      onError(error) {
        endAccess(error);
        const conflict = readConflict(error);
        if (conflict?.checkout) storeCheckout(conflict.checkout);
        const isChoice = settle(name);
        if (isChoice) setChosen(name);
        if (isChoice || name === 'Comment') reject(name, reasonOf(error));
      },
    },
    expect(patch) {
      touched.current = null;
      waiting.current.set(name, (waiting.current.get(name) ?? 0) + 1);
      requested.current.set(name, patch);
      setSent((before) => new Map([...before, [name, patch]]));
      changeRejected(dropReplaced(lastRejected.current, name, patch));
      setChosen(null);
    },
  });
  const open = chosen ?? firstIncomplete(shown);
  const choose = (name: CheckoutSectionName) => {
    touched.current = null;
    setChosen(name);
  };
  const guard: ConfirmGuard = {
    flush() {
      if (comment.current?.isValid() === false) {
        comment.current.focus();
        return null;
      }
      if (touched.current !== null) reject(touched.current, UNSENT);
      const stopped = firstChoice(lastRejected.current);
      if (stopped) {
        call(stopped);
        return null;
      }
      comment.current?.save();
      return shown;
    },
    isSaved() {
      const stopped = firstChoice(lastRejected.current);
      if (stopped) call(stopped);
      else if (comment.current?.isSaved() === false) comment.current.focus();
      else return true;
      return false;
    },
  };
  return {
    shown,
    // A section that opens again after a rejection still shows the user's choice.
    shownIn: (name) => (name === open ? { ...shown, ...rejected[name]?.patch } : shown),
    open,
    choose,
    outcomeOf,
    saving: sent.size > 0,
    touch(name) {
      touched.current = name;
    },
    focusRequestsOf: (name) => (called.name === name ? called.times : 0),
    comment,
    guard,
  };
}
