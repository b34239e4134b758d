import { type RefObject, useRef, useState } from 'react';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import type { ConfirmGuard } from '#src/features/order-parts/to-manager/confirm-guard.ts';
import { endedReasons, useEndedAccess } from '#src/features/orders/checkout/ended-access.ts';
import { readConflict, useStoreCheckout } from './checkout-cache.ts';
import { expectedCheckout, firstIncomplete, type SectionPatch } from './expected-checkout.ts';
import { useOpenSection } from './open-section.ts';
import { usePendingChoices } from './pending-choices.ts';
import { REJECTIONS, reasonOf, useRejections } from './section-rejections.ts';

/** The auto-saved comment, as needed by the confirmation. */
export interface CommentField {
  isValid: () => boolean;
  /** Sends the typed text without the debounce. */
  save: () => void;
  isSaved: () => boolean;
  focus: () => void;
}

/** What a section calls when the buyer makes a choice, and what it shows of the response. */
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

/**
 * Changes of a checkout: shown at once, sent one after another, rolled back when rejected. Sections
 * unmount before their responses arrive, so the state of all of them is here.
 *
 * 1. A choice: the section calls `outcome.expect` with the values and sends its mutation. They are
 *    shown as saved (`shown`) until the response of the section's last pending mutation.
 * 2. «Продолжить»: the section calls `outcome.proceed` and closes, and the first incomplete one
 *    opens; with a pending delivery method only when its response is there.
 * 3. A response (`onSuccess`) replaces the cached checkout, and ends what was shown instead.
 * 4. An error (`onError`) does so, too, and opens the section with the choice and the reason, until
 *    another choice replaces it.
 * 5. The confirmation calls `guard`: it first sends the comment, and sends the buyer to a rejected
 *    choice instead of confirming an order without it.
 */
export function useSectionChanges(checkout: Checkout): SectionChanges {
  const storeCheckout = useStoreCheckout(checkout.id);
  const endAccess = useEndedAccess(checkout.id);
  const pending = usePendingChoices();
  const rejections = useRejections();
  const section = useOpenSection();
  const [moving, setMoving] = useState(false);
  const comment = useRef<CommentField>(null);
  const shown = expectedCheckout(checkout, pending.sent);
  const open = section.chosen ?? firstIncomplete(shown);

  const settle = (name: CheckoutSectionName) => {
    const { wasPending, isLast } = pending.settle(name);
    if (isLast) {
      if (name === 'Delivery') setMoving(false);
      section.closeIfLeaving(name);
    }
    return wasPending;
  };
  const outcomeOf = (name: CheckoutSectionName): SectionOutcome => ({
    rejection: rejections.shown[name]?.message ?? null,
    mutation: {
      meta: { handledStatuses: REJECTIONS, handledReasons: endedReasons, showsOffline: true },
      scope: { id: `checkout-${checkout.id}` },
      onSuccess(response) {
        storeCheckout(response);
        settle(name);
        rejections.drop(name);
      },
      onError(error) {
        endAccess(error);
        const conflict = readConflict(error);
        if (conflict?.checkout) storeCheckout(conflict.checkout);
        const isChoice = settle(name);
        if (isChoice) section.open(name);
        if (isChoice || name === 'Comment') {
          rejections.add(name, { message: reasonOf(error, name), patch: pending.newestOf(name) });
        }
      },
    },
    expect(patch) {
      pending.add(name, patch);
      rejections.drop(name, patch);
      const { method } = shown.delivery;
      if (name === 'Delivery' && patch.delivery?.method !== method) setMoving(true);
      section.open(name);
    },
    proceed(send) {
      const isComplete = shown.sections.find((one) => one.name === name)?.complete;
      if (rejections.has(name) || !isComplete) send?.();
      if (name === 'Delivery' && pending.isPending(name)) section.closeLater(name);
      else section.close();
    },
    leaving: section.isLeaving(name),
  });
  return {
    shown,
    // A section that opens again after a rejection still shows the user's choice.
    shownIn: (name) => (name === open ? { ...shown, ...rejections.shown[name]?.patch } : shown),
    open,
    choose: section.open,
    outcomeOf,
    saving: pending.sent.size > 0,
    moving,
    focusRequestsOf: section.focusRequestsOf,
    comment,
    guard: {
      flush() {
        if (comment.current?.isValid() === false) {
          comment.current.focus();
          return null;
        }
        const rejected = rejections.firstToFix();
        if (rejected) {
          section.sendBuyerTo(rejected);
          return null;
        }
        comment.current?.save();
        return shown;
      },
      isSaved() {
        const rejected = rejections.firstToFix();
        if (rejected) section.sendBuyerTo(rejected);
        else if (comment.current?.isSaved() === false) comment.current.focus();
        else return true;
        return false;
      },
    },
  };
}
