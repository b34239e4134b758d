import { type RefObject, useRef, useState } from 'react';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { isOffline } from '#src/browser/connection.ts';
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
    meta: { handledStatuses: number[]; handledReasons: string[]; showsOffline: true };
    scope: { id: string };
    onSuccess: (checkout: Checkout) => void;
    onError: (error: unknown) => void;
  };
  /**
   * Shows a choice as saved while it is sent; the section stays open. When the server rejects it,
   * the section opens again.
   */
  expect: (patch: SectionPatch) => void;
  /**
   * Leaves the section, after a pending delivery method is saved: what comes next depends on it.
   * @param send sends what is selected, if the order does not have it.
   */
  proceed: (send?: () => void) => void;
  /** The section closes when the response arrives. */
  leaving: boolean;
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
  /** Another delivery method is pending: place, payment methods and totals are not known yet. */
  moving: boolean;
  /** How often the buyer was sent to a section because of a rejected choice there. */
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

/** The section that the user chose to open, and whether it closes with the next response. */
interface View {
  chosen: CheckoutSectionName | null;
  leaving: boolean;
}

/** The server's message for a rejection, else what the buyer can do. */
function reasonOf(error: unknown, name: CheckoutSectionName): string {
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
  const [{ chosen, leaving }, setView] = useState<View>({ chosen: null, leaving: false });
  const [moving, setMoving] = useState(false);
  const [rejected, setRejected] = useState<RejectedSections>({});
  const [called, setCalled] = useState({ name: '', times: 0 });
  /** The same as `rejected`, for code that must not wait for the next render. */
  const lastRejected = useRef<RejectedSections>({});
  const comment = useRef<CommentField>(null);
  /** Number of pending responses, by section. */
  const waiting = useRef(new Map<CheckoutSectionName, number>());
  /** The newest choice, by section. */
  const requested = useRef(new Map<CheckoutSectionName, SectionPatch>());
  const shown = expectedCheckout(checkout, sent);
  const setChosen = (name: CheckoutSectionName | null) => setView({ chosen: name, leaving: false });

  // Sections unmount before their responses arrive, so none of this state belongs to them.
  const settle = (name: CheckoutSectionName): boolean => {
    const left = (waiting.current.get(name) ?? 0) - 1;
    waiting.current.set(name, Math.max(0, left));
    if (left === 0) {
      setSent((before) => new Map([...before].filter(([other]) => other !== name)));
      if (name === 'Delivery') setMoving(false);
      setView((view) =>
        view.leaving && view.chosen === name ? { chosen: null, leaving: false } : view,
      );
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
      meta: { handledStatuses: REJECTIONS, handledReasons: endedReasons, showsOffline: true },
      scope: { id: `checkout-${checkout.id}` },
      onSuccess(response) {
        storeCheckout(response);
        settle(name);
        changeRejected(dropReplaced(lastRejected.current, name, {}));
      },
      onError(error) {
        endAccess(error);
        const conflict = readConflict(error);
        if (conflict?.checkout) storeCheckout(conflict.checkout);
        const isChoice = settle(name);
        if (isChoice) setChosen(name);
        if (isChoice || name === 'Comment') reject(name, reasonOf(error, name));
      },
    },
    expect(patch) {
      waiting.current.set(name, (waiting.current.get(name) ?? 0) + 1);
      requested.current.set(name, patch);
      setSent((before) => new Map([...before, [name, patch]]));
      changeRejected(dropReplaced(lastRejected.current, name, patch));
      const { method } = shown.delivery;
      if (name === 'Delivery' && patch.delivery?.method !== method) setMoving(true);
      setChosen(name);
    },
    proceed(send) {
      const isComplete = shown.sections.find((section) => section.name === name)?.complete;
      if (lastRejected.current[name] || !isComplete) send?.();
      const waits = name === 'Delivery' && (waiting.current.get(name) ?? 0) > 0;
      setView(waits ? { chosen: name, leaving: true } : { chosen: null, leaving: false });
    },
    leaving: leaving && chosen === name,
  });
  const open = chosen ?? firstIncomplete(shown);
  const guard: ConfirmGuard = {
    flush() {
      if (comment.current?.isValid() === false) {
        comment.current.focus();
        return null;
      }
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
    choose: setChosen,
    outcomeOf,
    saving: sent.size > 0,
    moving,
    focusRequestsOf: (name) => (called.name === name ? called.times : 0),
    comment,
    guard,
  };
}
