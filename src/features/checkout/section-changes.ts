import { useState } from 'react';
import type { Checkout, CheckoutSectionName } from '#generated/api/model/index.ts';
import { ApiError } from '#src/api/errors.ts';
import { readConflict, useKeepCheckout } from './checkout-cache.ts';
import {
  expectedCheckout,
  firstIncomplete,
  type SectionPatch,
  type SentSections,
} from './expected-checkout.ts';

/** Refusals that the section itself shows. */
const REFUSALS = [409, 422];

/** What a section does with the changes it sends. */
export interface SectionOutcome {
  /** Why the server refused the last change of this section, in its words. */
  refusal: string | null;
  /** Spread into a generated mutation hook: the answer replaces what is shown, in order. */
  mutation: {
    meta: { handledStatuses: number[] };
    scope: { id: string };
    onSuccess: (checkout: Checkout) => void;
    onError: (error: unknown) => void;
  };
  /**
   * Goes on as if the change were taken; what it gives is handed to `mutate`. When the server
   * refuses, the section opens again.
   */
  expect: (patch: SectionPatch) => { onSuccess: () => void; onError: (error: unknown) => void };
}

interface SectionChanges {
  /** The checkout with the choices that are on their way. */
  shown: Checkout;
  /** The section that is being filled in. */
  open: CheckoutSectionName | null;
  choose: (name: CheckoutSectionName) => void;
  outcomeOf: (name: CheckoutSectionName) => SectionOutcome;
  /** Choices are on their way: the sums are not final. */
  saving: boolean;
}

type Refusals = Partial<Record<CheckoutSectionName, string>>;

/** The changes of a checkout: shown at once, sent one after another, taken back when refused. */
export function useSectionChanges(checkout: Checkout): SectionChanges {
  const keep = useKeepCheckout(checkout.id);
  const [sent, setSent] = useState<SentSections>(new Map());
  const [chosen, setChosen] = useState<CheckoutSectionName | null>(null);
  const [refusals, setRefusals] = useState<Refusals>({});
  const shown = expectedCheckout(checkout, sent);

  const forget = (name: CheckoutSectionName) =>
    setSent((before) => new Map([...before].filter(([other]) => other !== name)));
  const outcomeOf = (name: CheckoutSectionName): SectionOutcome => ({
    refusal: refusals[name] ?? null,
    mutation: {
      meta: { handledStatuses: REFUSALS },
      scope: { id: `checkout-${checkout.id}` },
      onSuccess: keep,
      onError(error) {
        const conflict = readConflict(error);
        if (conflict?.checkout) keep(conflict.checkout);
      },
    },
    expect(patch) {
      setSent((before) => new Map([...before, [name, patch]]));
      setRefusals(({ [name]: _, ...rest }) => rest);
      setChosen(null);
      return {
        onSuccess: () => forget(name),
        onError(error) {
          forget(name);
          setChosen(name);
          if (error instanceof ApiError && REFUSALS.includes(error.status)) {
            setRefusals((before) => ({ ...before, [name]: error.message }));
          }
        },
      };
    },
  });
  return {
    shown,
    open: chosen ?? firstIncomplete(shown),
    choose: setChosen,
    outcomeOf,
    saving: sent.size > 0,
  };
}
